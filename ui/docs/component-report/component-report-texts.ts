import type { AxeResult, EntrySize, ComponentReport } from './component-report.ts';

/** Text for everything that no run has measured. */
const NOT_MEASURED = 'Not measured.';

const bytes = (size: number) => `${(size / 1000).toFixed(2)} kB`;
const day = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
const when = ({ at, changedSince }: { at: string; changedSince: boolean }) =>
  changedSince ? `Measured on ${day(at)}, and changed since.` : `Measured on ${day(at)}.`;
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** Returns the text for the size of an entry: `0.72 kB in brotli. Measured on 21 November 2026. At most 0.85 kB …`. */
export function sizeText(size: EntrySize | null, budget: number | null): string {
  const measured = size ? `${bytes(size.bytes)} in brotli, minified, without React. ${when(size)}` : NOT_MEASURED;
  return budget === null ? measured : `${measured} At most ${bytes(budget)}, checked in every test run.`;
}

/** Returns the text for the axe result. */
export function axeText(axe: AxeResult | null): string {
  if (!axe) return NOT_MEASURED;
  const found = axe.findings === 0 ? 'No findings' : count(axe.findings, 'finding');
  const widths = axe.widths.map((width) => `${width} px`).join(axe.inEachWidth ? ' and ' : ' or ');
  const themes =
    axe.themes.length > 0
      ? `, and the contrast of its texts in ${count(axe.themes.length, 'further theme')} (${axe.themes.join(', ')})`
      : '';
  const unchecked = axe.unchecked > 0 ? ` ${count(axe.unchecked, 'state was', 'states were')} not looked at.` : '';
  return `${found} in ${count(axe.states, 'state')} at ${widths} with all rules${themes}.${unchecked} axe-core ${axe.version}. ${when(axe)}`;
}

/** Returns the text that explains the status of a component. */
export function statusText(status: string): string {
  if (status === 'stable') return 'Breaking changes come with a major version and say how to migrate.';
  if (status === 'deprecated') return 'Use something else: it goes with the next major version.';
  return 'Its props may change with a minor version.';
}

/** Returns whether the component has no strings in the tables. */
export function hasNoStrings({ strings }: Pick<ComponentReport, 'strings'>): boolean {
  return strings.every(({ strings: own }) => own.length === 0);
}
