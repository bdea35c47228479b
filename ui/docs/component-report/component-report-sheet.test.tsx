// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeText, sizeText } from './component-report-texts.ts';
import { ComponentReportSheet } from './component-report-sheet.tsx';
import type { AxeResult, ComponentReport } from './component-report.ts';

const at = '2026-11-21T08:00:00.000Z';
const axe: AxeResult = {
  version: '4.13.0',
  states: 15,
  unchecked: 0,
  widths: [375, 1440],
  inEachWidth: true,
  themes: ['dark witryna'],
  findings: 0,
  at,
  changedSince: false,
};
const empty: ComponentReport = {
  name: 'sample',
  entry: '@witryna/ui/sample',
  pages: ['UI/Forms/Sample'],
  status: 'beta',
  size: null,
  budget: null,
  axe: null,
  keyboard: [],
  lines: [],
  tokens: [],
  media: [],
  hooks: [],
  strings: [],
  builtFrom: [],
};

describe('size texts', () => {
  it('include the date and the budget', () => {
    expect(sizeText({ bytes: 2184, at, changedSince: false }, 2300)).toBe(
      '2.18 kB in brotli, minified, without React. Measured on 21 November 2026. At most 2.30 kB, checked in every test run.',
    );
  });

  it('state that a size was not measured or is out of date', () => {
    expect(sizeText(null, null)).toBe('Not measured.');
    expect(sizeText(null, 2300)).toMatch(/^Not measured\. At most/);
    expect(sizeText({ bytes: 2184, at, changedSince: true }, null)).toContain('and changed since');
  });
});

describe('axe texts', () => {
  it('count stories, widths and themes', () => {
    expect(axeText(axe)).toBe(
      'No findings in 15 states at 375 px and 1440 px with all rules, and the contrast of its texts in 1 further theme (dark witryna). axe-core 4.13.0. Measured on 21 November 2026.',
    );
  });

  it('state when a story was checked at one width only', () => {
    expect(axeText({ ...axe, inEachWidth: false })).toContain('at 375 px or 1440 px');
  });

  it('claim neither themes nor stories that were skipped', () => {
    const text = axeText({ ...axe, themes: [], findings: 1, unchecked: 2 });
    expect(text).toMatch(/^1 finding in 15 states/);
    expect(text).not.toContain('theme (');
    expect(text).toContain('2 states were not looked at.');
    expect(axeText(null)).toBe('Not measured.');
  });
});

describe('ComponentReportSheet', () => {
  it('states that data is missing when it is missing', () => {
    render(<ComponentReportSheet report={empty} />);
    const sheet = screen.getByRole('region', { name: 'Report of @witryna/ui/sample' });
    expect(within(sheet).getAllByText('Not measured.')).toHaveLength(2);
    expect(within(sheet).queryByRole('table')).toBeNull();
    expect(within(sheet).getByText('No test or story names one.')).toBeTruthy();
  });

  it('shows keys with the titles of their tests', () => {
    const proof = { file: 'ui/src/sample/sample.test.tsx', title: 'Escape closes', kind: 'test' as const };
    render(
      <ComponentReportSheet report={{ ...empty, keyboard: [{ keys: ['Escape'], text: 'Escape closes', proof }] }} />,
    );
    const row = within(screen.getByRole('table')).getByRole('row', { name: /Escape closes/ });
    expect(within(row).getByText('Escape').tagName).toBe('KBD');
    expect(within(row).getByText('ui/src/sample/sample.test.tsx')).toBeTruthy();
  });
});
