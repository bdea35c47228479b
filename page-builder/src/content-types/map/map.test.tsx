// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { map } from '../../fixtures/markup-widgets.ts';
import { renderMarkup } from '../../fixtures/render-markup.tsx';

describe('map', () => {
  it('[PBT-46] lists the places in a named region, with a link to call', async () => {
    const { findByRole, getByRole, getAllByRole, getByText } = renderMarkup(map([
      { location_name: 'Salon', phone: '+48 22 123 45 67', address: 'ul. Krucza 1', city: 'Warszawa', zipcode: '00-548', comment: 'pn–pt 9–19' },
      { location_name: 'Kraków' },
    ]));
    expect(await findByRole('region', { name: 'Our places' })).toBeDefined();
    expect(getAllByRole('listitem')).toHaveLength(2);
    expect(getByText('ul. Krucza 1, 00-548 Warszawa')).toBeDefined();
    expect(getByText('pn–pt 9–19')).toBeDefined();
    expect(getByRole('link', { name: '+48 22 123 45 67' }).getAttribute('href')).toBe('tel:+48221234567');
  });
});
