import type { Meta, StoryObj } from '@storybook/react-vite';
import { Actions } from './actions.tsx';
import { Amounts } from './amounts.tsx';
import { Errors } from './errors.tsx';
import { HealthClaims } from './health-claims.tsx';
import { Places } from './places.tsx';

/** Rules for the texts on the screen. The examples follow the locale of the toolbar: English, Polish or German. */
const meta = {
  title: 'Foundations/Writing',
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ErrorTexts: Story = { render: () => <Errors /> };
export const ButtonsAndTone: Story = { render: () => <Actions /> };
export const PricesDatesAndCounts: Story = { name: 'Prices, Dates And Counts', render: () => <Amounts /> };
export const ClaimsAboutHealth: Story = { render: () => <HealthClaims /> };
export const WhereWordsLive: Story = { render: () => <Places /> };
