/** Words, names and paths of the demo merchant that no page of another shop may have. */
export const demoWords: readonly string[] = [
  ...['witryna', 'suplement', 'supplement', 'nahrungsergänzung', 'vitamin', 'mineralstoff', 'kräuter', 'kapsel'],
  ...['tablette', 'dosierung', 'nährwerte', 'einnahme', 'heilwirkung', 'apotheker', 'pharma', 'etiketten'],
  ...['polen', 'poland', 'polska', 'polnisch', 'warszawa', 'legnica', '00-373', '31-042', '+48', '22 000 00 00'],
  ...['woiwodschaft', 'województwo', ' zł', 'pln', '24 stunden', '24 hours', '24 godzin', 'werktag', 'working day'],
  ...['in dieses regal', 'koszyk', 'zaloguj', 'szukaj', 'regulamin', 'polityka', 'obsługa', 'o nas', 'sklep', 'kurier'],
  ...['paczk', 'parcel locker', 'regelmäßige lieferung', 'about-us', 'customer-service', 'dostepnosc', '/stores'],
  ...['facebook', 'instagram', 'salony'],
];

/** Returns the demo words of a page: in its texts, links, titles, descriptions and structured data. */
export function findDemoWords(html: string): string[] {
  const text = html
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<style[^>]*>.*?<\/style>/gs, ' ')
    // Ids, links to them and classes name the software.
    .replace(/\s(?:id|class|for|name|data-[\w-]+|aria-(?:labelledby|describedby|controls))="[^"]*"/g, ' ')
    .replace(/\shref="#[^"]*"/g, ' ')
    .toLowerCase();
  return demoWords.filter((word) => text.includes(word));
}
