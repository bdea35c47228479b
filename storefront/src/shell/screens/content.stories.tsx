import type { Meta } from '@storybook/react-vite';
import { replaceField } from './replace-field.ts';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Content',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const content = { path: '/about-us', recordings: ['content'] };

export const Default = screen(content);
export const Loading = screen({ ...content, placeholder: 'cms-page' });
export const Empty = screen({
  ...content,
  change: (answer, operation) => (operation === 'getCmsPage' ? replaceField(answer, 'content', '') : answer),
});
export const Failed = screen({ ...content, failing: true });
export const LongTexts = screen({ ...content, long: true });
export const LargeText = screen({ ...content, largeText: true });
