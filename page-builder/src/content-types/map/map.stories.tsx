import { vars } from '@witryna/design-tokens/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { map } from '../../fixtures/markup-widgets.ts';
import type { MapComponentProps } from '../../index.ts';
import 'leaflet/dist/leaflet.css';
import { pictures } from '../../fixtures/pictures.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { getContentStrings, storyText } from '../../fixtures/story-text.ts';
import { createLeafletMap } from '../../maps/leaflet.tsx';

const meta = { title: 'Page Builder/Map', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

const places = [
  {
    position: { latitude: 52.2297, longitude: 21.0122 },
    location_name: storyText('City Center store'),
    phone: '+48 22 123 45 67',
    address: storyText('1 High Street'),
    city: storyText('Oxford'),
    zipcode: storyText('OX1 4AG'),
    country: storyText('United Kingdom'),
    comment: storyText('Mon–Fri 9–19\nSat 10–14'),
  },
  { position: { latitude: 50.0647, longitude: 19.945 }, location_name: storyText('Riverside store') },
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
      {storyText('Map of the application, locations:')} {locations.length}
    </div>
  );
}

/** With the map of an application. */
export const WithMap: Story = {
  args: { html: map(places), mapComponent: HostMap },
  name: '[MA-1] A link skips the map of the host',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByText(`${storyText('Map of the application, locations:')} 2`);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: getContentStrings().skipMap })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
};

const Leaflet = createLeafletMap({
  tileUrl: `${pictures.scene}?{z}/{x}/{y}`,
  attribution: storyText('© Tile provider'),
  strings: { zoomIn: storyText('Zoom in'), zoomOut: storyText('Zoom out') },
});

/** With the adapter for Leaflet. Its tiles here are one image. */
export const WithLeaflet: Story = {
  args: { html: map(places), mapComponent: Leaflet },
  name: '[MA-1] Markers on the map are buttons named after a location that is also in the list',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: storyText('City Center store') }));
    const popup = await canvas.findByText(storyText('1 High Street'));
    await waitFor(() => expect(popup).toBeVisible());
    await expect(canvas.getByText(storyText('1 High Street, OX1 4AG Oxford, United Kingdom'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: storyText('Zoom in') })).toBeVisible();
  },
};

/** Renders nothing. */
export const NoPlaces: Story = { tags: ['behavior', '!autodocs'], args: { html: map([]) } };
