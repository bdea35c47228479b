import { describe, expect, it } from 'vitest';
import { contentType } from '../../fixtures/markup.ts';
import { map } from '../../fixtures/markup-widgets.ts';
import { readNode } from '../../fixtures/render-markup.tsx';
import { toStyleBlock } from '../../fixtures/style-block.ts';
import { readLocations } from './locations.ts';

const place = {
  position: { latitude: 52.2297, longitude: 21.0122 },
  location_name: 'Salon Śródmieście',
  phone: '22 123 45 67',
  address: 'ul. Krucza 1',
  city: 'Warszawa',
  state: 'mazowieckie',
  zipcode: '00-548',
  country: 'Poland',
  comment: 'pn–pt 9–19\nsob 10–14',
  record_id: 0,
  initialize: true,
};

describe('the reader of maps', () => {
  it('[PBT-46] reads the locations, the height and whether there are controls', () => {
    const markup = map([place], { showControls: 'false', style: 'height: 420px; margin: 1px; border-style: dotted;' });
    for (const node of [readNode('map', markup), readNode('map', toStyleBlock(markup))]) {
      expect(node).toMatchObject({
        height: '420px',
        marginTop: '1px',
        border: 'dotted',
        showControls: false,
        locations: [
          {
            name: 'Salon Śródmieście',
            position: { latitude: 52.2297, longitude: 21.0122 },
            phone: '22 123 45 67',
            address: 'ul. Krucza 1',
            city: 'Warszawa',
            state: 'mazowieckie',
            zipcode: '00-548',
            country: 'Poland',
            comment: 'pn–pt 9–19\nsob 10–14',
          },
        ],
      });
      expect(node.locations[0]).not.toHaveProperty('record_id');
    }
    expect(readNode('map', contentType('map', {})).showControls).toBe(true);
  });

  it('[PBT-46] reads degrees written as text, and countries in a list', () => {
    expect(readLocations('[{"position":{"latitude":"50.06","longitude":"-19.94"},"country":["Poland"]}]')).toEqual([
      { position: { latitude: 50.06, longitude: -19.94 }, country: 'Poland' },
    ]);
  });

  it('[PBT-46] reads the keys of Page Builder 1.0 and of migrations', () => {
    expect(
      readLocations(
        '[{"lat":"50.06","lng":"19.94","name":"Kraków","zip":"31-001","region":"małopolskie","telephone":"12","street":"Rynek 1","description":"a"}]',
      ),
    ).toEqual([
      {
        name: 'Kraków',
        phone: '12',
        address: 'Rynek 1',
        state: 'małopolskie',
        zipcode: '31-001',
        comment: 'a',
        position: { latitude: 50.06, longitude: 19.94 },
      },
    ]);
    expect(readLocations('[{"position":{"lat":50,"lng":19}}]')).toEqual([
      { position: { latitude: 50, longitude: 19 } },
    ]);
  });

  it.each([
    '{"latitude":"NaN","longitude":"<b>"}',
    '{"latitude":91,"longitude":0}',
    '{"latitude":0,"longitude":-181}',
    '{"latitude":1}',
    'null',
    '"x"',
    '[]',
  ])('[PBT-46] keeps a location without its position when that is %s', (position) => {
    expect(readLocations(`[{"location_name":"x","position":${position}}]`)).toEqual([{ name: 'x' }]);
  });

  it('[PBT-46] reads JSON that was escaped once more, and nothing from other JSON', () => {
    expect(readLocations(String.raw`[{\"location_name\":\"x\"}]`)).toEqual([{ name: 'x' }]);
    for (const json of [undefined, '', '{}', 'null', '[', '[[],1,"x",{"__proto__":{"name":"x"}}]'])
      expect(readLocations(json)).toEqual([]);
  });
});
