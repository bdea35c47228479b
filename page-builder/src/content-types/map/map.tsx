'use client';

import { boxProps } from '../../render/box.ts';
import { usePageBuilder } from '../../render/provider.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import * as styles from './map.css.ts';
import type { MapLocation, MapNode } from './map.node.ts';

/** The places of a map as a list, which says all that the map would (PBT-46, MA-1). */
export default function PlaceMap({ node }: ContentTypeProps<MapNode>) {
  const { strings } = usePageBuilder();
  if (node.locations.length === 0) return null;
  return (
    <section aria-label={strings.map} {...boxProps(node)}>
      <ul className={styles.places}>
        {node.locations.map((place, index) => <li key={index} className={styles.place}><Place place={place} /></li>)}
      </ul>
    </section>
  );
}

function Place({ place: { name, address, zipcode, city, state, country, phone, comment } }: { place: MapLocation }) {
  const town = [zipcode, city].filter(Boolean).join(' ');
  const lines = [address, town, state, country].filter(Boolean);
  return (
    <>
      {name !== undefined && <p className={styles.name}>{name}</p>}
      {lines.length > 0 && <p>{lines.join(', ')}</p>}
      {phone !== undefined && <p><a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={styles.phone}>{phone}</a></p>}
      {comment !== undefined && <p className={styles.comment}>{comment}</p>}
    </>
  );
}
