/**
 * Messages of a shop whose admin language is Polish, by Magento's English ones; `{0}` stands for what a message names.
 */
const messages: Readonly<Record<string, string>> = {
  'Could not find a cart with ID "{0}"': 'Nie można znaleźć koszyka o identyfikatorze "{0}"',
  "The cart isn't active.": 'Ten koszyk nie jest aktywny.',
  'The current user cannot perform operations on cart "{0}"':
    'Bieżący użytkownik nie może wykonywać operacji na koszyku "{0}"',
  "The current customer isn't authorized.": 'Bieżący klient nie jest upoważniony.',
  'The request is allowed for logged in customer': 'Żądanie jest dozwolone tylko dla zalogowanych klientów',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'Logowanie nie powiodło się lub konto jest tymczasowo zablokowane. Odczekaj chwilę i spróbuj ponownie.',
  'Consumer key has expired': 'Klucz odbiorcy wygasł',
  'User token has been revoked': 'Token użytkownika został unieważniony',
  'Invalid token': 'Nieprawidłowy token',
  'Invalid login or password.': 'Nieprawidłowy login lub hasło.',
  "The consumer isn't authorized to access %resources.": 'Odbiorca nie ma dostępu do zasobów %resources.',
  'A customer with the same email address already exists in an associated website.':
    'Klient z tym samym adresem e-mail istnieje już w powiązanej witrynie.',
  'The requested qty is not available': 'Żądana ilość nie jest dostępna',
  'Some of the products are out of stock.': 'Niektórych produktów nie ma w magazynie.',
  'There are no source items with the in stock status': 'Brak pozycji źródłowych ze statusem „w magazynie”',
  'This product is out of stock': 'Tego produktu nie ma w magazynie',
  'Product that you are trying to add is not available.': 'Produkt, który próbujesz dodać, jest niedostępny.',
  'Could not find a product with SKU "{0}"': 'Nie można znaleźć produktu o SKU "{0}"',
  'You need to choose options for your item.': 'Musisz wybrać opcje dla swojego produktu.',
  'Could not find cart item with id: {0}.': 'Nie można znaleźć pozycji koszyka o identyfikatorze: {0}.',
  "The cart doesn't contain the item": 'Koszyk nie zawiera tej pozycji',
  "The coupon code isn't valid. Verify the code and try again.":
    'Kod rabatowy jest nieprawidłowy. Sprawdź kod i spróbuj ponownie.',
  'Too many coupon code requests, please try again later.':
    'Zbyt wiele prób użycia kodu rabatowego, spróbuj ponownie później.',
  'Too Many Requests': 'Zbyt wiele żądań',
  'A coupon is already applied to the cart. Please remove it to apply another':
    'Kupon został już użyty w koszyku. Usuń go, aby użyć innego',
  'Cart does not contain products.': 'Koszyk nie zawiera produktów.',
  'Invalid email format': 'Nieprawidłowy format adresu e-mail',
  'Carrier with such method not found: %1, %2': 'Nie znaleziono przewoźnika z taką metodą: %1, %2',
  'No such entity with %fieldName = %fieldValue': 'Brak takiej jednostki: %fieldName = %fieldValue',
  'The requested Payment Method is not available.': 'Żądana metoda płatności jest niedostępna.',
  'Enter a valid payment method and try again.': 'Podaj prawidłową metodę płatności i spróbuj ponownie.',
  'The shipping method is missing. Select the shipping method and try again.':
    'Brak metody dostawy. Wybierz metodę dostawy i spróbuj ponownie.',
  'Unable to place order: {0}': 'Nie można złożyć zamówienia: {0}',
  'The CMS page with the "{0}" ID doesn\'t exist.': 'Strona CMS o identyfikatorze "{0}" nie istnieje.',
  'The CMS block with the "{0}" ID doesn\'t exist.': 'Blok CMS o identyfikatorze "{0}" nie istnieje.',
};

const patterns = Object.entries(messages).flatMap(([english, polish]) => {
  const [before, after] = english.split('{0}');
  return before === undefined || after === undefined ? [] : [{ before, after, polish }];
});

/** A message in Polish; one that has no translation stays, as in a shop whose language pack is not complete. */
export function polishMessage(message: string): string {
  const whole = messages[message];
  if (whole !== undefined) return whole;
  const pattern = patterns.find(
    ({ before, after }) =>
      message.startsWith(before) && message.endsWith(after) && message.length > before.length + after.length,
  );
  if (!pattern) return message;
  const named = message.slice(pattern.before.length, message.length - pattern.after.length);
  return pattern.polish.replace('{0}', () => polishMessage(named));
}
