/**
 * Least contrast where a theme asks for no more: 4.5 for text (WCAG 1.4.3), 3 for large text (1.4.3), controls and
 * graphics (1.4.11).
 */
export const LEAST = { text: 4.5, graphic: 3 } as const;

/**
 * Roles that may be used on backgrounds. Roles are contract paths under `color`; combinations that are not listed are
 * not allowed.
 */
export interface ContrastPair {
  kind: keyof typeof LEAST;
  /** Roles of text, icons or outlines. */
  on: readonly string[];
  /** Backgrounds; `a + b` is the translucent b over a. */
  grounds: readonly string[];
}

const light = [
  'background.page',
  'background.surface',
  'background.quiet',
  'background.quietStrong',
  'background.tint',
] as const;
const plain = ['background.page', 'background.surface', 'background.quiet'] as const;
const dark = [
  'background.inverse',
  'background.inverseDeep',
  'background.inverseDeep + background.inverseField',
] as const;

/** Every combination that the design allows. */
export const contrastPairs: readonly ContrastPair[] = [
  {
    kind: 'text',
    on: ['text.primary', 'text.secondary', 'text.success', 'text.error', 'action.primary'],
    grounds: light,
  },
  { kind: 'text', on: ['text.sale'], grounds: plain },
  { kind: 'text', on: ['text.info'], grounds: [...plain, 'background.tint'] },
  {
    kind: 'text',
    on: ['text.primary', 'text.secondary'],
    grounds: ['background.skeleton', 'background.skeletonShine'],
  },
  { kind: 'text', on: ['text.inverse', 'text.inverseSecondary'], grounds: dark },
  { kind: 'text', on: ['text.onHighlight'], grounds: ['background.highlight'] },
  { kind: 'text', on: ['text.onSale'], grounds: ['accent.sale'] },
  {
    kind: 'text',
    on: ['action.onPrimary'],
    grounds: ['action.primary', 'action.primaryHover', 'action.primaryActive'],
  },
  {
    kind: 'text',
    on: ['action.onSecondary'],
    grounds: light.flatMap((ground) => [`${ground} + action.secondary`, `${ground} + action.secondaryHover`]),
  },
  { kind: 'text', on: ['action.onHighlight'], grounds: ['action.highlight', 'action.highlightHover'] },
  { kind: 'text', on: ['status.info'], grounds: ['status.infoBackground', ...plain] },
  { kind: 'text', on: ['status.success'], grounds: ['status.successBackground', ...plain] },
  { kind: 'text', on: ['status.warning'], grounds: ['status.warningBackground', ...plain] },
  { kind: 'text', on: ['status.error'], grounds: ['status.errorBackground', ...plain] },
  { kind: 'graphic', on: ['action.onDisabled'], grounds: ['action.disabled'] },
  {
    kind: 'graphic',
    on: ['border.control', 'border.controlHover', 'border.selected', 'border.focus', 'border.error'],
    grounds: light,
  },
  { kind: 'graphic', on: ['border.focus'], grounds: ['background.highlight'] },
  {
    kind: 'graphic',
    on: ['border.inverse', 'border.focusInverse'],
    grounds: ['background.inverse', 'background.inverseDeep'],
  },
  { kind: 'graphic', on: ['accent.progress'], grounds: ['accent.progressTrack', ...plain] },
  { kind: 'graphic', on: ['accent.sale', 'action.primary'], grounds: light },
  { kind: 'graphic', on: ['action.highlight'], grounds: ['background.inverse', 'background.inverseDeep'] },
];
