import { capitalised } from '../../shared/capitalised';
import { setEdit } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { folded } from '../texts/folded';
import { inEach, valuesResolvedAs } from '../values/values';

/** Words that say of a picture only that it is one, in whatever language; small and without accents. */
const VAGUE =
  /^(?:(?:la|una|the|a|an|l'|une|das|ein|uma|unha) ?)?(?:abbildung|alt|banner|bild|captura|dibujo|drawing|fondo|foto|fotografia|fotografie|grafico|grafik|graphic|ilustracion|illustration|image|imagen|imatge|immagine|imagem|logo|logotipo|logotype|photo|photograph|picture|portada|screenshot|thumbnail|zeichnung)$/;

/** A picture may show a year, as a badge or a house does. */
const YEAR = /^(?:1\d|20)\d\d$/;

/** That it is a picture is said anyway, by whatever reads it out. */
const OF =
  /^(?:(?:una? |la |an? |the )?(?:imagen|foto|fotografía|image|picture|photo|photograph|imatge|fotografia)) (?:(?:en la que |donde |que )(?:se ve|muestra|aparecen?)|de|d[’']|of|showing|that shows) ?(?=\p{L})|^(?:una? |la )?(?:imagen|foto|fotografía|imatge|fotografia) (?=del )/iu;

/** What is said of a picture tells what it shows, and not that it is a picture. */
export const altVague: OwnRule<'alt-vague'> = (site) =>
  valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value: { alt } }) =>
    inEach(alt).flatMap(({ key, text }) => {
      const said = folded(text.trim()).replace(/[.!]+$/, '');
      const isNothing = text.trim() !== '' && !/[\p{L}{]/u.test(said) && !YEAR.test(said);
      const [of] = OF.exec(text.trim()) ?? [];
      if (!isNothing && !VAGUE.test(said) && of === undefined) return [];
      const place = { source, pointer: [...pointer, 'alt', ...key] };
      if (of === undefined) return [{ code: 'alt-vague' as const, place, details: { alt: text } }];
      const correct = capitalised(text.trim().slice(of.length).replace(/^del /, 'el '));
      const fix = { edits: [setEdit(place, correct)], isCertain: false };
      return [{ code: 'alt-vague' as const, place, details: { alt: text, correct }, fix }];
    }),
  );
