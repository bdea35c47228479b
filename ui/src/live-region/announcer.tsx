'use client';
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { createAnnouncementStore, type AnnouncementStore, type Politeness } from './announcements.ts';

/** Announces a message to screen readers without moving focus. */
export type Announce = (message: string, politeness?: Politeness) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Provides `useAnnounce` to its children and renders the two live regions. Once per application. */
export function Announcer({ children }: { children: ReactNode }) {
  const [store] = useState(createAnnouncementStore);
  return (
    <AnnounceContext value={store.announce}>
      {children}
      <Region store={store} politeness="polite" role="status" />
      <Region store={store} politeness="assertive" role="alert" />
    </AnnounceContext>
  );
}

/**
 * Returns a function that announces messages in the regions of the nearest `Announcer`, and does nothing without one.
 * The function is stable.
 */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

/**
 * Renders a live region. It must be mounted before its text, because screen readers ignore regions inserted with text.
 */
function Region({
  store,
  politeness,
  role,
}: {
  store: AnnouncementStore;
  politeness: Politeness;
  role: 'status' | 'alert';
}) {
  const announcements = useSyncExternalStore(store.subscribe, store.getAnnouncements, store.getAnnouncements);
  return (
    // Not atomic, so that only additions are announced.
    <VisuallyHidden role={role} aria-live={politeness} aria-atomic="false" aria-relevant="additions">
      {announcements
        .filter((announcement) => announcement.politeness === politeness)
        .map(({ id, message }) => (
          <span key={id}>{message} </span>
        ))}
    </VisuallyHidden>
  );
}
