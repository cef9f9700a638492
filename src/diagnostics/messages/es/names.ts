import { languageName } from '../../languages';
import type { Messages } from '../catalogue';

export const names = {
  'name-duplicate': ({ name }) => ({
    message: `«${name}» es ya de otro elemento de esta lista: no se podrían distinguir.`,
    hint: 'elige otro',
  }),
  'name-misspelt': ({ name, other }) => ({
    message: `Aquí pone «${name}», y en el resto de la web, «${other}».`,
    hint: `escribe «${other}»`,
  }),
  'brand-other': ({ word, correct, isOfBrand, swapped }) => ({
    message:
      swapped === undefined
        ? `«${word}» no se escribe como en ${isOfBrand ? 'los demás sitios en que está el' : 'el'} nombre de la web: «${correct}».`
        : `«${word}» es el nombre de la web en ${languageName(swapped, 'es')}: en este idioma es «${correct}».`,
    hint:
      swapped === undefined
        ? `escribe ${correct}${isOfBrand ? '' : ', o corrige brand:'}`
        : 'cambia de sitio los textos de los dos idiomas',
  }),
  'name-small': ({ name, correct }) => ({
    message: `«${name}» es un nombre: cada palabra empieza con mayúscula y sigue en minúsculas.`,
    hint: `escribe ${correct}`,
  }),
  'person-other': ({ name, other }) => ({
    message: `«${name}» es casi «${other}», que aparece en otros sitios de la web: parece la misma persona.`,
    hint: `escribe "${other}"`,
  }),
  'detail-other': ({ label, value, other, file }) => ({
    message: `«${label}» es aquí «${value}» y en ${file} «${other}»: parece el mismo dato, y en uno de los dos sitios está mal.`,
    hint: `escribe en los dos sitios lo mismo: "${other}", si es lo correcto`,
  }),
  'entry-name-other': ({ name, other, id, accented }) => {
    if (accented !== undefined)
      return {
        message: `«${name}» lleva otros acentos en el texto de su imagen: «${accented}».`,
        hint: `escribe «${accented}», o corrige el texto de la imagen`,
      };
    return {
      message:
        other === undefined
          ? `«${name}» no es el nombre que dice su clave, «${id}», y los demás de este archivo lo son.`
          : `«${name}» es el nombre de «${other}», que está en este mismo archivo.`,
      hint:
        other === undefined
          ? 'corrige el nombre, o la clave en todos los sitios en que está escrita'
          : 'escribe el nombre de este elemento',
    };
  },
} satisfies Messages;
