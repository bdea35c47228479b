import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentReport } from './component-report.ts';
import { ComponentReportSheet } from './component-report-sheet.tsx';

const sample: ComponentReport = {
  name: 'sample-thing',
  entry: '@witryna/ui/sample-thing',
  pages: ['UI/Forms/SampleThing'],
  status: 'stable',
  size: 2200,
  budget: 2300,
  axe: { states: 15, unchecked: 0, findings: 0 },
  keyboard: [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      text: 'ArrowUp and ArrowDown change by one, and focus stays',
      proof: {
        file: 'ui/src/sample-thing/sample-thing.test.tsx',
        title: 'SampleThing › QS-2 ArrowUp and ArrowDown change by one, and focus stays',
        kind: 'test',
      },
    },
  ],
  lines: [
    {
      id: 'QS-2',
      text: 'Arrows, Home and End change it; what is typed counts on Enter or leaving.',
      proofs: [
        {
          file: 'ui/src/sample-thing/sample-thing.test.tsx',
          title: 'SampleThing › QS-2 ArrowUp and ArrowDown change by one, and focus stays',
          kind: 'test',
        },
      ],
    },
  ],
  tokens: ['color.border.control', 'radius.pill', 'size.target'],
  media: ['forcedColors'],
  hooks: ['data-loading', 'data-invalid'],
  strings: [
    {
      key: 'sampleThing',
      file: 'ui/src/sample-thing/sample-thing.strings.ts',
      strings: [{ name: 'increase', description: 'Name of the button that adds one.' }],
    },
  ],
  builtFrom: ['hooks', 'icon'],
};

/** Report on the page of each component, made from sources and measurements. These are samples. */
const meta = { title: 'Foundations/Component report', component: ComponentReportSheet } satisfies Meta<
  typeof ComponentReportSheet
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Measured: Story = { args: { report: sample } };

export const NotMeasured: Story = { args: { report: { ...sample, status: 'beta', size: null, axe: null } } };

export const Bare: Story = {
  args: {
    report: {
      ...sample,
      budget: null,
      size: null,
      axe: null,
      keyboard: [],
      lines: [],
      tokens: [],
      media: [],
      hooks: [],
      strings: [],
      builtFrom: [],
    },
  },
};
