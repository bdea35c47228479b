import { defaultLocale, pseudoLocale } from './locales.tsx';

/**
 * Modes that Chromatic compares: every story at the three designed widths, the longest texts at the narrowest, and
 * every other theme once.
 */
export const chromaticModes = {
  phone: { viewport: 'phone', locale: defaultLocale },
  tablet: { viewport: 'tablet', locale: defaultLocale },
  desktop: { viewport: 'desktop', locale: defaultLocale },
  'phone, long texts': { viewport: 'phone', locale: pseudoLocale },
  'desktop, dark': { viewport: 'desktop', locale: defaultLocale, theme: 'dark' },
  'desktop, high contrast': { viewport: 'desktop', locale: defaultLocale, theme: 'high-contrast' },
  'desktop, second brand': { viewport: 'desktop', locale: defaultLocale, brand: 'zawilec' },
  'phone, compact': { viewport: 'phone', locale: defaultLocale, density: 'compact' },
};
