import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentReports, contentTypeReports } from '../component-report/component-reports.ts';
import { readChange } from './read-change.ts';
import { WelcomePage } from './welcome-page.tsx';

const changesets = import.meta.glob<string>('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const meta = {
  title: 'Welcome',
  component: WelcomePage,
  tags: ['!autodocs'],
  // Changes with every component.
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof WelcomePage>;

export default meta;

export const Welcome: StoryObj<typeof meta> = {
  args: {
    components: [
      ...componentReports,
      ...contentTypeReports.map((report) => ({ ...report, status: 'beta', size: null })),
    ],
    changes: Object.values(changesets).flatMap((source) => readChange(source) ?? []),
  },
};
