import sentences from './sentences.json' with { type: 'json' };
import { pick } from './random.ts';

/** A customer of the demo shop who writes reviews. Nobody can sign in as one. */
export interface Reviewer {
  email: string;
  firstname: string;
  lastname: string;
}

const lastnames = ['Bielak', 'Duda', 'Kalita', 'Maj', 'Sikora', 'Wrona'];
const reviewerCount = 48;

/** Customers who have written reviews and ordered before. */
export const reviewers: readonly Reviewer[] = Array.from({ length: reviewerCount }, (_, index) => ({
  email: `klient${index + 1}@example.com`,
  firstname: sentences.nicknames[(index * 7) % sentences.nicknames.length] ?? '',
  lastname: lastnames[index % lastnames.length] ?? '',
}));

/** Part of the reviews that are written by customers with an order. */
const buyerShare = 0.4;

/** Returns a reviewer who is not in `used` and adds its email address to it; undefined for an author without an account. */
export function pickReviewer(used: Set<string>, random: () => number): Reviewer | undefined {
  if (random() >= buyerShare) return undefined;
  const free = reviewers.filter(({ email }) => !used.has(email));
  if (free.length === 0) return undefined;
  const reviewer = pick(free, random);
  used.add(reviewer.email);
  return reviewer;
}

/** Returns a nickname that is not in `used` and adds it. */
export function pickNickname(firstname: string | undefined, used: Set<string>, random: () => number): string {
  for (;;) {
    const nickname = `${firstname ?? pick(sentences.nicknames, random)}${pick(sentences.nicknameEndings, random)}`;
    if (used.has(nickname)) continue;
    used.add(nickname);
    return nickname;
  }
}
