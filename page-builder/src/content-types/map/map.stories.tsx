import { vars } from '@witryna/design-tokens/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { map } from '../../fixtures/markup-widgets.ts';
import type { MapComponentProps } from '../../index.ts';
import 'leaflet/dist/leaflet.css';
import { pictures } from '../../fixtures/pictures.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';
import { createLeafletMap } from '../../maps/leaflet.tsx';

const meta = { title: 'Page Builder/Map', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const places = [
  {
    position: { latitude: 52.2297, longitude: 21.0122 },
    location_name: 'Salon Śródmieście',
    phone: '+48 22 123 45 67',
    address: 'ul. Krucza 1',
    city: 'Warszawa',
    zipcode: '00-548',
    country: 'Polska',
    comment: 'pn–pt 9–19\nsob 10–14',
  },
  { position: { latitude: 50.0647, longitude: 19.945 }, location_name: 'Salon Kraków' },
];

/** Locations with all details, and one with a name only (PBT-46). */
export const Places: Story = { args: { html: map(places) } };

function HostMap({ locations, height }: MapComponentProps) {
  return (
    <div
      style={{
        minHeight: height,
        padding: vars.space.x4,
        background: vars.color.background.quiet,
        color: vars.color.text.primary,
      }}
    >
      Mapa aplikacji, miejsc: {locations.length}
    </div>
  );
}

/** With the map of an application. */
export const WithMap: Story = {
  args: { html: map(places), mapComponent: HostMap },
  name: '[MA-1] A link skips the map of the host',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByText('Mapa aplikacji, miejsc: 2');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pomiń mapę' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
};

const Leaflet = createLeafletMap({
  tileUrl: `${pictures.scene}?{z}/{x}/{y}`,
  attribution: '© Dostawca kafli',
  strings: { zoomIn: 'Przybliż', zoomOut: 'Oddal' },
});

/** With the adapter for Leaflet. Its tiles here are one image. */
export const WithLeaflet: Story = {
  args: { html: map(places), mapComponent: Leaflet },
  name: '[MA-1] Markers on the map are buttons named after a location that is also in the list',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salon Śródmieście' }));
    const popup = await canvas.findByText('ul. Krucza 1');
    await waitFor(() => expect(popup).toBeVisible());
    await expect(canvas.getByText('ul. Krucza 1, 00-548 Warszawa, Polska')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Przybliż' })).toBeVisible();
  },
};

/** Renders nothing. */
export const NoPlaces: Story = { tags: ['!autodocs'], args: { html: map([]) } };
