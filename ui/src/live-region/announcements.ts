/** How urgent an announcement is: after what is being said now, or immediately. */
export type Politeness = 'polite' | 'assertive';

export interface Announcement {
  id: number;
  message: string;
  politeness: Politeness;
}

export interface AnnouncementStore {
  /** Announces a message, even if it is the same as the previous one. */
  announce(message: string, politeness?: Politeness): void;
  getAnnouncements(): readonly Announcement[];
  subscribe(listener: () => void): () => void;
}

/**
 * Time in ms that a message stays in the document: long enough to be announced, short enough not to be found later by
 * screen reader navigation.
 */
const lifetime = 7000;

/** Creates a store of the announcements that the live regions render. */
export function createAnnouncementStore(): AnnouncementStore {
  let announcements: readonly Announcement[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly Announcement[]) => {
    announcements = next;
    listeners.forEach((listener) => listener());
  };
  return {
    announce(message, politeness = 'polite') {
      const announcement = { id: nextId, message, politeness };
      nextId += 1;
      set([...announcements, announcement]);
      setTimeout(() => set(announcements.filter((other) => other !== announcement)), lifetime);
    },
    getAnnouncements: () => announcements,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
