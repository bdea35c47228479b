/** How urgent an announcement is: after what is being said now, or immediately. */
export type Politeness = 'polite' | 'assertive';

export interface Announcement {
  id: number;
  message: string;
  politeness: Politeness;
}

export interface AnnouncementStore {
  /** Says a message once, also when the same one was said just before. */
  announce(message: string, politeness?: Politeness): void;
  getAnnouncements(): readonly Announcement[];
  subscribe(listener: () => void): () => void;
}

/**
 * Time in ms that a message stays in the page: long enough to be spoken, short enough not to be found later by reading
 * on.
 */
const lifetime = 7000;

/** Keeps what is to be said; the regions render it. */
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
