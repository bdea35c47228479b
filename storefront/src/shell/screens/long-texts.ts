import { isObject } from '../../commerce/index.ts';

/** Fields of the backend that people fill in, by what is added to them: as long as Polish names get. */
const additions: Readonly<Record<string, string>> = {
  name: ' dla Konstantynopolitańczykowianeczek, kapsułki o przedłużonym uwalnianiu, 3 × 120 sztuk',
  subtitle: ', kapsułki wegańskie o przedłużonym uwalnianiu',
  content_heading: ' i wszystko, o co najczęściej pytają nas klientki i klienci',
  firstname: ' Wawrzyniec-Bonifacy',
  lastname: '-Brzęczyszczykiewicz-Konstantynopolitańska',
  carrier_title: ' z doręczeniem w sobotę i powiadomieniem o godzinie przyjazdu',
  method_title: ' w przedziale od osiemnastej do dwudziestej drugiej',
  title: ' opłacany z góry, księgowany w następnym dniu roboczym',
  status: ', częściowo wysłane, czeka na resztę',
  address1: ', wejście od podwórza, obok przychodni',
  city: ' nad Rudawą Tatrzańską',
  label_contact:
    ' Wiem, że mogę ją wycofać w każdej chwili i że nie wpłynie to na zgodność z prawem tego, co zrobiono wcześniej.',
};

/** The same answer with long texts in it. What the schema says of its own fields stays. */
export function longTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(longTexts);
  if (!isObject(value) || '__type' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      typeof part === 'string' && part !== '' ? part + (additions[key] ?? '') : longTexts(part),
    ]),
  );
}
