import { measureContrast, type Measurement } from '../contrast/check.ts';
import type { ResolvedTheme } from '../model.ts';
import { GENERATED_MARKDOWN } from './notice.ts';

/** Returns `contrast.md`: the lowest contrast ratio of every theme, then every allowed pair in every theme. */
export function emitContrastSheet(themes: readonly ResolvedTheme[]): string {
  const measured = themes.map((theme) => ({ name: theme.name, least: theme.least, pairs: measureContrast(theme) }));
  const summary = measured.map(({ name, least, pairs }) => {
    const lowest = (kind: Measurement['kind']): string => {
      const found = pairs
        .filter((pair) => pair.kind === kind)
        .reduce((low, pair) => (pair.ratio < low.ratio ? pair : low));
      return `${ratioText(found.ratio)} (needs ${least[kind]}): ${pairName(found)}`;
    };
    return `| ${name} | ${lowest('text')} | ${lowest('graphic')} |`;
  });
  const [first] = measured;
  const rows = (first?.pairs ?? []).map((pair, index) => {
    const ratios = measured.map(({ pairs }) => ratioText(pairs[index]?.ratio ?? Number.NaN));
    return `| ${pairName(pair)} | ${pair.kind} | ${ratios.join(' | ')} |`;
  });
  return [
    GENERATED_MARKDOWN,
    '# Contrast',
    '',
    'WCAG 2.2 contrast of every pair of colors that the design allows, in every brand and theme. `text` is text of any size; `graphic` is',
    'large text, controls and graphics. Density and motion change no color. A pair below its limit stops the build.',
    '',
    '## Lowest',
    '',
    '| brand and theme | text | graphic |',
    '| --- | --- | --- |',
    ...summary,
    '',
    '## Every pair',
    '',
    `| pair | kind | ${measured.map(({ name }) => name).join(' | ')} |`,
    `| --- | --- | ${measured.map(() => '---:').join(' | ')} |`,
    ...rows,
    '',
  ].join('\n');
}

/** Formats a ratio rounded down, so that the sheet never claims more than measured. */
function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function pairName({ on, ground }: Measurement): string {
  return `\`${on}\` on \`${ground}\``;
}
