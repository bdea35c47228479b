import type { AxeResult, ComponentReport } from './component-report.ts';

/** Text for everything that no run has measured. */
const NOT_MEASURED = 'Not measured.';

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** Returns a size in bytes as text, e.g. `2.20 kB`. */
export const formatSize = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;

/** Returns the text for the size of an entry: `2.20 kB in brotli, minified, without React. At most 2.30 kB …`. */
export function sizeText(size: number | null, budget: number | null): string {
  const measured = size === null ? NOT_MEASURED : `${formatSize(size)} in brotli, minified, without React.`;
  return budget === null ? measured : `${measured} At most ${formatSize(budget)}, checked in every test run.`;
}

/** Returns the result of axe in short, e.g. `no findings in 15 states`. */
export function axeSummary({ findings, states }: AxeResult): string {
  return `${findings === 0 ? 'no findings' : count(findings, 'finding')} in ${count(states, 'state')}`;
}

/** Returns the text for the axe result. */
export function axeText(axe: AxeResult | null): string {
  if (!axe) return NOT_MEASURED;
  const summary = axeSummary(axe);
  const unchecked = axe.unchecked > 0 ? ` ${count(axe.unchecked, 'state was', 'states were')} not looked at.` : '';
  return `${summary[0]?.toUpperCase() ?? ''}${summary.slice(1)}, with all rules, checked in every test run.${unchecked}`;
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
