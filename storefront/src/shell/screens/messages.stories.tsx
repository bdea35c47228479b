import type { Meta } from '@storybook/react-vite';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Messages',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const missing = { path: '/nie-ma-takiej-strony', recordings: ['not-found'] };

export const NotFound = screen(missing);
export const NotFoundLargeText = screen({ ...missing, largeText: true });
export const InternalError = screen({ ...missing, failing: true });
export const InternalErrorLargeText = screen({ ...missing, failing: true, largeText: true });
