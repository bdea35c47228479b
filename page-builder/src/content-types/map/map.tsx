'use client';

import { SkipLink } from '@witryna/ui/skip-link';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useId } from 'react';
import { getBoxProps } from '../../render/box.ts';
import { CmsLink } from '../../render/cms-link.tsx';
import { usePageBuilder } from '../../render/provider.tsx';
import type { ContentTypeProps } from '../../render/renderer.ts';
import type { MapComponentProps } from './map-component-props.ts';
import { getMapUrl } from './get-map-url.ts';
import { getPhoneUrl } from './get-phone-url.ts';
import * as styles from './map.css.ts';
import type { MapLocation, MapNode } from '../../nodes.ts';

/** List of the locations with all data of the map, below the map that the host may render. */
export default function PlaceMap({ node }: ContentTypeProps<MapNode>) {
  const { strings, mapComponent: Map } = usePageBuilder();
  const list = useId();
  const { locations, showControls, height } = node;
  if (locations.length === 0) return null;
  const onMap = locations.flatMap((place): MapComponentProps['locations'] =>
    place.position ? [{ ...place, position: place.position }] : [],
  );
  return (
    <section aria-label={strings.map} {...getBoxProps(node)}>
      {Map && onMap.length > 0 && (
        <>
          <SkipLink href={`#${list}`}>{strings.skipMap}</SkipLink>
          <div className={styles.map} style={{ minHeight: height }}>
            <Map locations={onMap} showControls={showControls} {...(height !== undefined && { height })} />
          </div>
        </>
      )}
      <ul id={list} tabIndex={-1} className={styles.places}>
        {locations.map((place, index) => (
          <li key={index} className={styles.place}>
            <LocationDetails place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LocationDetails({ place }: { place: MapLocation }) {
  const { strings } = usePageBuilder();
  const { name, address, zipcode, city, state, country, phone, comment } = place;
  const town = [zipcode, city].filter(Boolean).join(' ');
  const lines = [address, town, state, country].filter(Boolean);
  const phoneUrl = phone === undefined ? undefined : getPhoneUrl(phone);
  const url = getMapUrl(place);
  return (
    <>
      {name !== undefined && <p className={styles.name}>{name}</p>}
      {lines.length > 0 && <p>{lines.join(', ')}</p>}
      {phone !== undefined && (
        <p>
          {phoneUrl === undefined ? (
            phone
          ) : (
            <a href={phoneUrl} className={styles.link}>
              {phone}
            </a>
          )}
        </p>
      )}
      {comment !== undefined && <p className={styles.comment}>{comment}</p>}
      {url !== undefined && (
        <p>
          <CmsLink url={url} openInNewTab className={styles.link}>
            {strings.showOnMap}
            <VisuallyHidden>: {name ?? lines.join(', ')}</VisuallyHidden>
          </CmsLink>
        </p>
      )}
    </>
  );
}
