/**
 * Texts that Magento shows for an attribute that a product does not have: `N/A`, and what the translations of the
 * shipped languages make of it. GraphQL has no other way to tell. A row of nothing but one of them says nothing, even
 * where a merchant wrote it.
 */
const texts: readonly string[] = [
  'n/a',
  'k.a.',
  'nicht verfügbar',
  'nicht zutreffend',
  's/o',
  'non disponible',
  'non applicable',
  'sans objet',
  'n.v.t.',
  'n.b.',
  'niet beschikbaar',
  'niet van toepassing',
  'n/d',
  'nd',
  'nie dotyczy',
  'niedostępne',
  'não disponível',
  'não aplicável',
  'no disponible',
  'no aplica',
  'no aplicable',
  'non disponibile',
  'non applicabile',
];

/** Returns whether a product has no value for an attribute: it is empty, or Magento's text for one that is missing. */
export function isNotAvailable(value: string): boolean {
  const text = value.trim().toLowerCase();
  return text === '' || texts.includes(text) || texts.includes(text.replaceAll(/\s/g, ''));
}
