'use client';
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { createAnnouncementStore, type AnnouncementStore, type Politeness } from './announcements.ts';

/** Says a message to screen readers without moving the focus. */
export type Announce = (message: string, politeness?: Politeness) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Gives `useAnnounce` to what is below, and renders the two regions that are spoken. Once an application. */
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

/** Says messages in the regions of the `Announcer` above; without one nothing is said. The function never changes. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

/** In the page from the first render on: a region that comes together with its text is not spoken. */
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
    // Not atomic: only what is added is said.
    <VisuallyHidden role={role} aria-live={politeness} aria-atomic="false" aria-relevant="additions">
      {announcements
        .filter((announcement) => announcement.politeness === politeness)
        .map(({ id, message }) => (
          <span key={id}>{message} </span>
        ))}
    </VisuallyHidden>
  );
}
