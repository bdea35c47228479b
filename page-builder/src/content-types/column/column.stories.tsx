import type { Meta, StoryObj } from '@storybook/react-vite';
import { columns, heading, row, text } from '../../fixtures/markup.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/Column', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;

const style = 'padding: 16px; background-color: rgb(233, 239, 228);';
const tall = text('<p>Wysoka kolumna</p><p>z kilkoma</p><p>akapitami</p><p>tekstu.</p>');

/** As tall as its neighbours, or set at the top, middle or bottom of the line (PBT-11). */
export const Appearances: StoryObj<typeof meta> = {
  args: {
    html: row(columns([
      { width: '20%', content: tall, style },
      { width: '20%', content: heading('Cała wysokość', 4), appearance: 'full-height', style },
      { width: '20%', content: heading('Góra', 4), appearance: 'align-top', style },
      { width: '20%', content: heading('Środek', 4), appearance: 'align-center', style },
      { width: '20%', content: heading('Dół', 4), appearance: 'align-bottom', style },
    ])),
  },
};

/** Content in the middle and at the bottom of full columns (PBT-12). */
export const VerticalAlignment: StoryObj<typeof meta> = {
  args: {
    html: row(columns(['flex-start', 'center', 'flex-end'].map((place) => (
      { width: '33.3333%', content: heading(place, 4), style: `${style} min-height: 200px; justify-content: ${place};` }
    )))),
  },
};
