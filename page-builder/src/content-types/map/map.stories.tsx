import type { Meta, StoryObj } from '@storybook/react-vite';
import { map } from '../../fixtures/markup-widgets.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/Map', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Places with all that a merchant can say of them, and one with a name only (PBT-46). */
export const Places: Story = {
  args: {
    html: map([
      {
        position: { latitude: 52.2297, longitude: 21.0122 }, location_name: 'Salon Śródmieście', phone: '+48 22 123 45 67', address: 'ul. Krucza 1',
        city: 'Warszawa', zipcode: '00-548', country: 'Polska', comment: 'pn–pt 9–19\nsob 10–14',
      },
      { position: { latitude: 50.0647, longitude: 19.945 }, location_name: 'Salon Kraków' },
    ]),
  },
};
