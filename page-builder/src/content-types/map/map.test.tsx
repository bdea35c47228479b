// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { map } from '../../fixtures/markup-widgets.ts';
import { renderMarkup } from '../../fixtures/render-markup.tsx';
import type { MapComponentProps } from '../../index.ts';
import { parseRichContent } from '../../parser/index.node.ts';
import { loadRenderers } from '../../render/load-renderers.ts';

const warsaw = {
  position: { latitude: 52.2297, longitude: 21.0122 },
  location_name: 'Salon',
  phone: '+48 22 123 45 67',
  address: 'ul. Krucza 1',
  city: 'Warszawa',
  zipcode: '00-548',
  comment: 'pn–pt 9–19',
};
const cracow = { location_name: 'Kraków', address: 'Rynek 1', city: 'Kraków' };

async function show(locations: unknown, settings: Parameters<typeof renderMarkup>[1] = {}) {
  await loadRenderers(parseRichContent(map(locations)));
  return renderMarkup(map(locations), settings);
}

describe('map', () => {
  it('[PBT-46] [MA-1] lists the locations in a named region, with a link to call', async () => {
    const { getByRole, getAllByRole, getByText } = await show([warsaw, cracow]);
    expect(getByRole('region', { name: 'Our places' })).toBeDefined();
    expect(getAllByRole('listitem')).toHaveLength(2);
    expect(getByText('ul. Krucza 1, 00-548 Warszawa')).toBeDefined();
    expect(getByText('pn–pt 9–19')).toBeDefined();
    expect(getByRole('link', { name: '+48 22 123 45 67' }).getAttribute('href')).toBe('tel:+48221234567');
  });

  it('[PBT-46] links each location to a map of it, by its position or its address', async () => {
    const { getByRole, getAllByRole } = await show([warsaw, cracow, { location_name: 'Wkrótce' }]);
    expect(getByRole('link', { name: /^Show on a map: Salon/ }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=52.2297&mlon=21.0122#map=17/52.2297/21.0122',
    );
    expect(getByRole('link', { name: /^Show on a map: Kraków/ }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/search?query=Rynek+1%2C+Krak%C3%B3w',
    );
    expect(getAllByRole('link', { name: /Show on a map/ })).toHaveLength(2);
  });

  it('[PBT-46] [MA-1] passes locations with a position to the map of the host, which a link skips', async () => {
    const HostMap = ({ locations, showControls, height }: MapComponentProps) => (
      <p>{`${locations.map(({ name }) => name).join()} ${height ?? ''} ${showControls ? 'z przyciskami' : ''}`}</p>
    );
    const { getByText, getByRole } = await show([warsaw, cracow], { mapComponent: HostMap });
    expect(getByText('Salon 300px z przyciskami')).toBeDefined();
    expect(getByRole('link', { name: 'Skip the map' }).getAttribute('href')).toBe(`#${getByRole('list').id}`);
  });

  it('renders nothing without locations', async () => {
    expect((await show([])).container.textContent).toBe('');
  });
});
