import type { Meta } from '@storybook/react-vite';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Home',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const home = { path: '/', recordings: ['home'] };

export const Default = screen(home);
export const Loading = screen({ ...home, placeholder: 'cms-page' });
export const Empty = screen({
  ...home,
  change: (answer, operation) => (operation === 'getCmsPage' ? { data: { cmsPage: null } } : answer),
});
export const Failed = screen({ ...home, failing: true });
export const LongTexts = screen({ ...home, long: true });
export const LargeText = screen({ ...home, largeText: true });
