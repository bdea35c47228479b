import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommerce } from '../../commerce/index.ts';
import type { FoundPoint } from '../../stores/index.ts';
import type { PickupAdapter } from './pickup-adapter.ts';
import type { PickupResults, PickupSource } from './pickup-source.ts';
import type { PickupPoint } from './pickup-point.ts';

/** What became of the shopper's wish to be located. */
type Here = 'unknown' | 'asking' | 'refused' | { latitude: number; longitude: number };

/** Time in ms without a key press after which the list follows what was typed. */
const typingPause = 200;

export interface PickupPointsOptions {
  adapter: PickupAdapter;
  cartId: string;
  carrierCode: string;
  /** Places to begin near, the first that is known. */
  near: readonly string[];
  /** Country that their postcodes are of; undefined when unknown. */
  country: string | undefined;
  /** Called once, with the points that are listed first. */
  onOpen(points: readonly FoundPoint<PickupPoint>[]): void;
}

/**
 * Lists the pickup points of a shipping method and searches them; the last search wins, and the one before it stays
 * until then.
 */
export function usePickupPoints({ adapter, cartId, carrierCode, near, country, onOpen }: PickupPointsOptions) {
  const { client } = useCommerce();
  const [source, setSource] = useState<PickupSource | null>(null);
  const [text, setText] = useState('');
  const [here, setHere] = useState<Here>('unknown');
  const [results, setResults] = useState<PickupResults | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // A search of the shopper outdates whatever was on its way before it.
  const searches = useRef(0);

  /** Begins near the first place that means something to the source. */
  const open = useEffectEvent(async (opened: PickupSource) => {
    const everything = await opened.find({ text: '', here: null, country });
    for (const place of near) {
      const found = place === '' ? null : await opened.find({ text: place, here: null, country });
      if (found && found.points.length > 0) return { everything, text: place, results: found };
    }
    return { everything, text: '', results: everything };
  });
  const tellOpen = useEffectEvent(onOpen);

  useEffect(() => {
    let stale = false;
    const start = async () => {
      const opened = (await adapter.loadSource())(client, { cartId, carrierCode });
      const begun = await open(opened);
      if (stale) return;
      setSource(opened);
      if (searches.current === 0) {
        setText(begun.text);
        setResults(begun.results);
      }
      tellOpen(begun.everything.points);
    };
    start().catch(() => {
      if (!stale) setFailed(true);
    });
    return () => {
      stale = true;
    };
  }, [adapter, client, cartId, carrierCode, attempt]);

  const [wanted, setWanted] = useState<{ text: string; here: Here } | null>(null);
  useEffect(() => {
    if (!source || !wanted) return;
    let stale = false;
    const position = typeof wanted.here === 'object' ? wanted.here : null;
    const timer = setTimeout(() => {
      source.find({ text: wanted.text, here: position, country }).then(
        (found) => {
          if (!stale) setResults(found);
        },
        () => {
          if (!stale) setFailed(true);
        },
      );
    }, typingPause);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [source, wanted, country]);

  const update = (nextText: string, nextHere: Here) => {
    searches.current += 1;
    setText(nextText);
    setHere(nextHere);
    setFailed(false);
    // Nothing can be searched before the list has been loaded.
    if (failed && !source) setAttempt(attempt + 1);
    setWanted({ text: nextText.trim(), here: nextHere });
  };
  return {
    text,
    /** Searches for what was typed; from then on, distances are from that place and not from the shopper. */
    search: (typed: string) => update(typed, 'unknown'),
    here,
    /** Asks where the shopper is and lists the nearest points. */
    locate: async (request: (geolocation: Geolocation) => Promise<{ latitude: number; longitude: number } | false>) => {
      const current = searches.current;
      setHere('asking');
      const position = await request(navigator.geolocation);
      if (searches.current !== current) return;
      if (position) update('', position);
      else setHere('refused');
    },
    results,
    status: failed ? 'failed' : results ? 'ready' : 'loading',
    retry: () => {
      setFailed(false);
      if (source) setWanted((last) => (last ? { ...last } : last));
      else setAttempt(attempt + 1);
    },
  } as const;
}
