import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { replaceField } from './replace-field.ts';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/Messages',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const missing = { path: '/nie-ma-takiej-strony', recordings: ['not-found'] };

export const NotFound = screen(missing);
/** A text of the merchant for missing pages is in the same column as the message. */
export const NotFoundWithText = screen({
  ...missing,
  change: (answer, operation) =>
    operation === 'getNoRoutePage' ? replaceField(answer, 'cms_no_route', 'no-route') : answer,
  play: async ({ canvasElement }) => {
    const start = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect().left;
    await expect(start('main h2')).toBeCloseTo(start('main form') ?? 0, 0);
  },
});
export const NotFoundLargeText = screen({ ...missing, largeText: true });
export const InternalError = screen({ ...missing, failing: true });
export const InternalErrorLargeText = screen({ ...missing, failing: true, largeText: true });
