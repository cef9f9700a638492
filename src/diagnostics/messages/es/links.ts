import { languageName } from '../../languages';
import type { Messages } from '../catalogue';
import { meant, pageKeys, quoted, some, use } from './wording';

const addressHint: Readonly<Record<string, string>> = {
  several: 'escribe una de ellas, y haz otro enlace con la otra',
  host: 'escribe la dirección tal como la enseña el navegador',
  name: 'escribe la dirección tal como la enseña el navegador',
  email: 'escribe mailto: y el correo completo, como mailto:nombre@ejemplo.com',
  unreadable: 'escribe la dirección tal como la enseña el navegador',
  cut: 'abre la página y copia la dirección entera, tal como la enseña el navegador',
  ending: 'escribe la dirección entera, tal como la enseña el navegador',
  private: 'escribe la dirección pública, la que abre cualquiera sin entrar con tu cuenta',
  scheme: 'escribe la dirección tal como la enseña el navegador',
  local: 'escribe la dirección pública, la que empieza por https:// y abre cualquiera',
};

const phoneHint = (example: string) => `escribe tel: y el número completo, como tel:${example.replaceAll(' ', '')}`;

export const links = {
  'page-unknown': ({ value, suggestion, anchor, isForm, isElsewhere, isTemplate, valid }) => ({
    message:
      value.trim() === ''
        ? 'Aquí falta el nombre de una página.'
        : isForm
          ? `«${value}» no es una página, sino un formulario.`
          : isElsewhere
            ? `«${value}» es una dirección de otra web, y aquí va el nombre de una página de esta.`
            : isTemplate
              ? `«${value}» hace una página de cada entrada, y ella misma no es ninguna.${meant(suggestion)}`
              : `No existe la página «${value}».${meant(suggestion)}`,
    hint:
      (isElsewhere === 'link' ? `en lugar de page:, escribe url: ${value}` : undefined) ??
      (isForm ? `escribe form: ${value}` : undefined) ??
      (anchor === undefined ? use(suggestion) : `escribe ${suggestion}, y anchor: ${anchor} en otra línea debajo`) ??
      (isTemplate && valid[0] !== undefined ? `escribe cuál de sus páginas, como ${valid[0]}` : undefined) ??
      'escribe el nombre de una página que exista: el de su archivo, sin .yaml',
    valid,
  }),
  'anchor-unknown': ({ anchor, page, suggestion, valid }) => ({
    message: `La página «${page}» no tiene ninguna sección que se llame «${anchor}».${meant(suggestion)}`,
    hint:
      suggestion !== undefined
        ? `escribe ${suggestion}`
        : `${valid.length === 0 ? '' : 'escribe el nombre de una de sus secciones, o '}añade id: ${anchor} a la sección de destino`,
    valid,
  }),
  'anchor-duplicate': ({ anchor, block }) =>
    block === undefined
      ? { message: `Otra sección de la página ya se llama «${anchor}».`, hint: 'elige otro id' }
      : { message: `La página ya muestra más arriba el bloque «${block}».`, hint: 'borra uno de los dos' },
  'link-target-missing': () => ({
    message: 'El enlace no lleva a ningún sitio.',
    hint: 'añade page: contact (o post, url, file, form)',
  }),
  'link-target-ambiguous': ({ targets }) => ({
    message: `El enlace lleva a varios sitios a la vez: ${targets.join(', ')}.`,
    hint: 'deja solo uno',
  }),
  'link-path-raw': ({ path, page, isFile }) => ({
    message: isFile
      ? `«${path}» lleva a un archivo: los enlaces lo llaman como se llama en site/media.`
      : `«${path}» es la dirección de un solo idioma: los enlaces se escriben con el identificador de la página.`,
    hint:
      page === undefined
        ? 'ninguna página tiene esa dirección: escribe href="page:…", con el nombre de una'
        : `href="${page}"`,
  }),
  'link-address-unsafe': ({ address, page }) => ({
    message: `«${address}» no es una dirección válida.`,
    hint: page !== undefined ? `href="${page}"` : 'empieza por https://, mailto:, tel:, page:, post: o file:',
  }),
  'link-conversion': ({ page, isNotFound }) => ({
    message: isNotFound
      ? `La página «${page}» es la que se ve cuando una dirección no existe: nadie encuentra en ella lo que busca.`
      : `A «${page}» se llega tras enviar un formulario: quien venga por aquí leerá que ha enviado algo, y se contaría un mensaje de más.`,
    hint: 'escribe otra página',
  }),
  'link-to-itself': ({ page, isPost }) => ({
    message: `Este enlace lleva a «${page}», donde ya está: quien lo pulsa se queda en el mismo sitio.`,
    hint: isPost
      ? 'escribe el nombre de otro artículo, o quita el enlace'
      : 'escribe el nombre de otra página, o el de la sección: anchor: …',
  }),
  'link-unpublished': ({ page, publish, expire, links }) => {
    const when = expire === undefined ? `no se ve hasta el ${publish}` : `dejó de verse tras el ${expire}`;
    if (links !== undefined) {
      return {
        message: `«${page}» ${when}, y hay ${links} enlaces que llevan ahí.`,
        hint: 'cambia esta fecha, o quita los enlaces',
      };
    }
    return {
      message: `El enlace lleva a «${page}», que ${when}.`,
      hint:
        expire === undefined
          ? `quita el enlace, o pon en lo que lo contiene publish: ${publish}`
          : `quita el enlace, o cambia expire: en «${page}»`,
    };
  },
  'address-mistyped': ({ address, reason, correct, example }) => ({
    message: {
      alphabet: `«${address}» tiene en el nombre de la web letras de otro alfabeto, que solo se parecen a las correctas.`,
      chat: `«${address}» no abre ninguna conversación: en un enlace de WhatsApp van solo las cifras del número, con el prefijo del país delante.`,
      host: `«${address}» tiene una coma, un punto o un www. de más en el nombre de la web.`,
      end: `«${address}» acaba en un signo que no es de la dirección, sino de la frase de la que se copió.`,
      cut: `«${address}» está cortada: le falta el final.`,
      digits: `A «${address}» le faltan o le sobran cifras para ser un teléfono de ese país.`,
      ending: `«${address}» no acaba como el nombre de una web: le falta .com, .es u otro final.`,
      private: `«${address}» solo se abre con tu cuenta: a nadie más le funciona.`,
      invisible: `«${address}» tiene un carácter que no se ve.`,
      local: `«${address}» es una dirección de tu propio ordenador o de tu red: a nadie más le funciona.`,
      name: `«${address}» lleva tras https:// algo más que el nombre de una web.`,
      several: `«${address}» son varias direcciones, y un enlace lleva a un solo sitio.`,
      doubled: `«${address}» empieza dos veces por https://.`,
      email: `«${address}» no es un correo: falta lo que va antes o después de la @.`,
      insecure: `«${address}» empieza por http://, que los navegadores avisan de que no es seguro.`,
      phone: `«${address}» no es un teléfono: solo lleva cifras, con + delante si hace falta.`,
      scheme: `«${address}» no empieza como una dirección: https://, mailto: o tel:.`,
      spaces: `«${address}» lleva espacios o signos que una dirección no puede llevar.`,
      unreadable: `«${address}» es una dirección que ningún navegador abre: el nombre de la web tiene un signo que ninguna lleva, o el número que va detrás es demasiado grande.`,
    }[reason],
    hint: correct === undefined ? (addressHint[reason] ?? (example && phoneHint(example))) : `escribe ${correct}`,
  }),
  'host-mistyped': ({ address, correct }) => ({
    message: `«${address}» parece tener una errata${address.includes('@') ? '' : ' en el nombre de una web'}.`,
    hint: `escribe ${correct}`,
  }),
  'link-own-address': ({ address, page, anchor, inHtml }) => ({
    message: `«${address}» es una dirección de esta misma web: los enlaces internos se escriben con el nombre de la página.`,
    hint: inHtml
      ? `href="page:${page}${anchor === undefined ? '' : `#${anchor}`}"`
      : `en lugar de url:, escribe ${pageKeys({ page, anchor })}`,
  }),
  'link-repeated': ({ label, first, second, same }) => ({
    message:
      same === 'label'
        ? `El enlace ${second} se llama «${label}», como el ${first}, y lleva a otro sitio.`
        : `El enlace ${second}, «${label}», lleva al mismo sitio que el ${first}.`,
    hint: same === 'label' ? 'di en el texto de cada uno adónde lleva' : 'cambia adónde lleva, o borra uno de los dos',
  }),
  'list-duplicate': ({ value, of, first, second, leftOut }) => ({
    message:
      of !== undefined
        ? `«${value}» ya está entre los países de «${of}», que es lo que leerán sus visitas.`
        : value === undefined
          ? `El elemento ${second} de esta lista es igual que el ${first}.`
          : `«${value}» ya está en esta lista: es el elemento ${first}.`,
    hint:
      leftOut === undefined
        ? 'borra uno de los dos'
        : `escribe aquí ${leftOut}, que ya no sale en ninguna página, o borra uno de los dos`,
  }),
  'address-moved': ({ address, page, language, more, correct, isOrder }) => ({
    message: `${
      language === undefined
        ? `«${address}» era hasta ahora la dirección de la página «${page}»: quien la tenga guardada encontrará otra.`
        : `En «${address}», la página «${page}» se leía hasta ahora en ${languageName(language, 'es')}.`
    }${more === 0 ? '' : ` Lo mismo pasa con ${more === 1 ? 'otra dirección' : `otras ${more} direcciones`}.`}`,
    hint:
      isOrder && language !== undefined
        ? `vuelve a poner el ${languageName(language, 'es')} en primer lugar; si debe ser así, borra ${address}${more === 0 ? '' : ' y las demás'} de site/addresses.yaml`
        : `${correct === undefined ? 'elige otra dirección' : `vuelve a escribir ${correct}`}; si debe ser así, borra ${address} de site/addresses.yaml`,
  }),
  'address-vanished': ({ addresses, redirects, gone, prefix }) => {
    if (prefix !== undefined)
      return {
        message: `Las direcciones en ${languageName(prefix.language, 'es')} empezaban por ${prefix.was} y ahora por ${prefix.now}: ${quoted(addresses)} ya no ${addresses.length === 1 ? 'lleva' : 'llevan'} a nada.`,
        hint: `prefix: ${prefix.was}`,
      };
    return {
      message:
        addresses.length === 1
          ? `${gone === undefined ? '' : `La página «${gone}» ya no está. `}La dirección ${quoted(addresses)} ya no lleva a nada, y hay quien la tiene guardada.`
          : `${gone === undefined ? '' : `La página «${gone}» ya no está. `}Las direcciones ${quoted(addresses)} ya no llevan a nada, y hay quien las tiene guardadas.`,
      hint: `${redirects.length === 0 ? 'añade una redirección a site/redirects.yaml' : `añade a site/redirects.yaml, bajo redirects:, ${some(redirects)}`} (o, si nunca se ha publicado, quítala de site/addresses.yaml)`,
    };
  },
  'icon-other-network': ({ icon, correct }) => ({
    message: `El dibujo «${icon}» es el de otra red que la del enlace.`,
    hint: `escribe icon: ${correct}`,
  }),
  'link-section-other': ({ text, anchor, correct }) => ({
    message: `El enlace dice «${text}», como se llama la sección «${correct}», y lleva a «${anchor}».`,
    hint: `escribe ${correct}, o cambia el texto del enlace`,
  }),
  'link-unlike-others': ({ text, page, opened, usual, form }) => {
    if (form === undefined) {
      return {
        message: `Los demás botones que dicen «${text}» llevan a «${usual}», y este lleva a «${page}».`,
        hint: `escribe ${usual}, o cambia el texto del botón`,
      };
    }
    const own = opened === undefined ? `lleva a la página «${page}»` : `abre «${opened}»`;
    const written = opened === undefined ? `form: ${form} en lugar de page:` : form;
    return {
      message: `Los demás botones que dicen «${text}» abren el formulario «${form}», y este ${own}.`,
      hint: `escribe ${written}, o cambia el texto del botón`,
    };
  },
  'link-number-other': ({ text, page, number, correct }) => ({
    message: `El enlace dice «${text}» y lleva a «${page}», que lleva el número ${correct}; ninguna página lleva el ${number}.`,
    hint: `escribe ${correct} en lugar de ${number}`,
  }),
  'link-text-other': ({ text, page, correct, suggestion, isMeant }) => ({
    message: `El enlace dice «${text}», ${isMeant ? 'de lo que trata' : 'como se llama'} la página «${correct}», y lleva a «${page}».`,
    hint:
      suggestion === undefined
        ? `escribe el nombre de «${page}» en el texto del enlace: «${correct}» es la página en la que está`
        : `escribe ${suggestion}, o cambia el texto del enlace`,
  }),
  'link-address-other': ({ text, address }) => ({
    message: `El enlace muestra «${text}» y lleva a otro sitio: ${address}.`,
    hint: 'pon lo mismo en los dos',
  }),
  'link-text-vague': ({ text }) => ({
    message: `«${text}» no dice adónde lleva el enlace: hay quien solo oye o ve los enlaces.`,
    hint: 'pon en el enlace las palabras que dicen qué hay al otro lado, por ejemplo el nombre de la página',
  }),
  'address-wrapped': ({ reason, correct }) => ({
    message: {
      detour: 'Este enlace da un rodeo por la web de la que se copió, que puede dejar de funcionar.',
      followed: 'Este enlace lleva la marca con la que una red social o un anuncio sigue cada visita.',
      editor: 'Este enlace abre el documento para editarlo, y no para leerlo.',
      embedded:
        'Esta dirección es para mostrar algo dentro de otra página: abierta por sí sola, no es lo que se espera.',
    }[reason],
    hint: `escribe ${correct}`,
  }),
  'link-other-network': ({ label, network, isFirstPage }) => ({
    message: isFirstPage
      ? `El enlace lleva a la portada de ${label} o a una página suya para todos, y no a un perfil.`
      : `El enlace dice «${label}», pero lleva a la web de otra red: ${network}.`,
    hint: isFirstPage
      ? 'abre el perfil y copia su dirección, tal como la enseña el navegador'
      : `escribe aquí la dirección de ${label}, o cambia el texto del enlace`,
  }),
  'address-stand-in': ({ address }) => ({
    message: `«${address}» es una dirección de ejemplo, que no es de nadie.`,
    hint: 'escribe aquí la dirección de verdad',
  }),
  'address-of-other': ({ other, correct }) => ({
    message:
      other === undefined
        ? 'Esta dirección no está escrita como todas las demás, que solo se diferencian en el nombre: parece una errata.'
        : `La dirección es la de «${other}»: parece copiada de allí.`,
    hint: `escribe aquí la propia, como ${correct}`,
  }),
} satisfies Messages;
