import type { Languages } from '../../src/shared/language';

/** Two languages as the settings of a site name them, and a third. */
export const spanish = { code: 'es', locale: 'es-ES', name: 'Español', countries: ['ES', 'MX'] };
const english = { code: 'en', locale: 'en-US', name: 'English', prefix: '/en' };
const catalan = { code: 'ca', locale: 'ca-ES', name: 'Català', countries: ['AD'] };

export const two: Languages = [spanish, english];
export const three: Languages = [catalan, spanish, english];
