// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeSummary, axeText, sizeText } from './component-report-texts.ts';
import { ComponentReportSheet } from './component-report-sheet.tsx';
import type { AxeResult, ComponentReport } from './component-report.ts';

const axe: AxeResult = { states: 15, unchecked: 0, findings: 0 };
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
  it('include the budget', () => {
    expect(sizeText(2200, 2300)).toBe(
      '2.20 kB in brotli, minified, without React. At most 2.30 kB, checked in every test run.',
    );
  });

  it('state that a size was not measured', () => {
    expect(sizeText(null, null)).toBe('Not measured.');
    expect(sizeText(null, 2300)).toMatch(/^Not measured\. At most/);
  });
});

describe('axe texts', () => {
  it('count states and findings', () => {
    expect(axeSummary(axe)).toBe('no findings in 15 states');
    expect(axeText(axe)).toBe('No findings in 15 states, with all rules, checked in every test run.');
    expect(axeText({ ...axe, states: 1, findings: 1 })).toMatch(/^1 finding in 1 state,/);
  });

  it('claim no states that were skipped', () => {
    expect(axeText({ ...axe, unchecked: 2 })).toContain('2 states were not looked at.');
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
