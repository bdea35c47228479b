import type { FormValue } from '../attributes.ts';
import { pick } from './random.ts';
import sentences from './sentences.json' with { type: 'json' };

/** A review in both languages. */
export interface WrittenReview {
  rating: number;
  summary: string;
  text: string;
  en: { summary: string; text: string };
}

type Sentence = readonly string[];
type Experience = keyof typeof sentences.details;

const experiences: Record<FormValue, Experience> = {
  kapsulki: 'swallowed',
  'kapsulki-miekkie': 'swallowed',
  tabletki: 'swallowed',
  'tabletki-musujace': 'fizzy',
  pastylki: 'tasted',
  zelki: 'tasted',
  proszek: 'powder',
  saszetki: 'sachet',
  krople: 'liquid',
  plyn: 'liquid',
  spray: 'liquid',
  ampulki: 'liquid',
};

/** What a satisfied, a doubtful or a disappointed shopper writes. */
function sentencesFor(rating: number, form: FormValue, random: () => number): { title: readonly Sentence[]; parts: readonly (readonly Sentence[])[] } {
  const { titles, openings, details, closings } = sentences;
  const { good, poor } = details[experiences[form]];
  if (rating === 5) return { title: titles[5], parts: [openings[5], good, closings.good] };
  if (rating <= 2) return { title: titles[2], parts: [openings[2], poor, closings.poor] };
  const detail = random() < 0.6 ? poor : good;
  return rating === 4 ? { title: titles[4], parts: [openings[4], detail, closings.mixed] } : { title: titles[3], parts: [openings[3], detail, closings.mixed] };
}

/** Which of opening, detail and closing a review has; most shoppers write two sentences. */
const shapes = [[0, 1], [0, 1], [0, 1], [0, 1, 2], [0, 1, 2], [1, 2]] as const;

/** What is written already. */
export interface WrittenTexts {
  /** Texts of the whole catalog, of which none is written twice. */
  texts: Set<string>;
  /** How often the reviews of the product have a sentence. */
  sentences: Map<string, number>;
}

/** Returns the one of two sentences that the reviews of the product have less often. */
function pickFresh(items: readonly Sentence[], { sentences: counts }: WrittenTexts, random: () => number): Sentence {
  const [first, second] = [pick(items, random), pick(items, random)];
  const getCount = ([text = '']: Sentence) => counts.get(text) ?? 0;
  return getCount(second) < getCount(first) ? second : first;
}

/**
 * Returns a review whose text is not in `written`, and adds it there.
 *
 * @param rating - 1 to 5.
 */
export function writeReview(rating: number, form: FormValue, written: WrittenTexts, random: () => number): WrittenReview {
  for (;;) {
    const { title, parts } = sentencesFor(rating, form, random);
    const chosen = pick(shapes, random).map((part) => pickFresh(parts[part] ?? [], written, random));
    const inLanguage = (language: number) => chosen.map((sentence) => sentence[language] ?? '').join(' ');
    const text = inLanguage(0);
    if (written.texts.has(text)) continue;
    written.texts.add(text);
    const [summary = '', english = ''] = pickFresh(title, written, random);
    for (const sentence of [summary, ...chosen.map(([polish = '']) => polish)]) written.sentences.set(sentence, (written.sentences.get(sentence) ?? 0) + 1);
    return { rating, summary, text, en: { summary: english, text: inLanguage(1) } };
  }
}
