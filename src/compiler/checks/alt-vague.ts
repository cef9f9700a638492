import type { OwnRule } from '../rule';
import { folded } from '../texts/wordings';
import { inEach, valuesResolvedAs } from '../values';

/** Words that say of a picture only that it is one, in whatever language; small and without accents. */
const VAGUE =
  /^(?:(?:la|una|the|a|an|l'|une|das|ein|uma|unha) ?)?(?:abbildung|alt|banner|bild|captura|dibujo|drawing|fondo|foto|fotografia|fotografie|grafico|grafik|graphic|ilustracion|illustration|image|imagen|imatge|immagine|imagem|logo|logotipo|logotype|photo|photograph|picture|portada|screenshot|thumbnail|zeichnung)$/;

/** What is said of a picture tells what it shows, and not that it is a picture. */
export const altVague: OwnRule<'alt-vague'> = (site) =>
  valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value: { alt } }) =>
    inEach(alt).flatMap(({ key, text }) => {
      const said = folded(text.trim()).replace(/[.!]+$/, '');
      const isNothing = text.trim() !== '' && !/[\p{L}\p{N}{]/u.test(said);
      if (!isNothing && !VAGUE.test(said)) return [];
      const place = { source, pointer: [...pointer, 'alt', ...key] };
      return [{ code: 'alt-vague' as const, place, details: { alt: text } }];
    }),
  );
