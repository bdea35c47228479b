import type { SeedCmsPage } from '../../../backend/index.ts';
import { article } from '../markup/article.ts';
import { row, text } from '../markup/content-types.ts';
import { statement, statementInEnglish } from '../locales/en/accessibility.ts';

const mail = '<a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a>';
const phone = '<a href="tel:+48220000000">+48 22 000 00 00</a>';

/** Accessibility statement, as the act of 26 April 2024 (Dz.U. 2024 poz. 731) asks of shops: what is met, what is not, how to tell us. */
export const accessibility: SeedCmsPage = {
  identifier: 'dostepnosc',
  title: 'Dostępność',
  metaTitle: 'Deklaracja dostępności',
  metaDescription: 'Co w sklepie Witryna ułatwia zakupy osobom z niepełnosprawnościami, czego jeszcze nie sprawdziliśmy i jak zgłosić problem.',
  contentHeading: 'Deklaracja dostępności',
  content: article([
    [
      'Do czego się zobowiązujemy',
      '<p>Zakupy w Witrynie ma móc zrobić każdy: z klawiaturą zamiast myszy, z czytnikiem ekranu, w dużym powiększeniu i na starym telefonie. Sklep projektujemy według WCAG 2.2 na poziomie AA i normy EN 301 549. Wymaga tego ustawa z 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze (Dz.U. 2024 poz. 731), czyli polskie wdrożenie Europejskiego aktu o dostępności.</p>' +
        '<p>Deklaracja obejmuje sklep internetowy Witryna: katalog, wyszukiwarkę, koszyk, kasę, konto klienta, strony sklepów i poradnik.</p>',
    ],
    [
      'Stan zgodności',
      '<p>Sklep jest <strong>częściowo zgodny</strong> z WCAG 2.2 AA. Nie znamy kryterium, którego by nie spełniał, ale nie przeszedł jeszcze niezależnego audytu. O tym, czego nie sprawdziliśmy, piszemy niżej.</p>',
    ],
    [
      'Co działa',
      '<ul><li>Do treści prowadzi link na początku każdej strony. Wszystko, od wyszukiwania po zapłatę, da się zrobić z klawiatury, a ramka pokazuje, gdzie jesteś.</li><li>Tekst ma kontrast co najmniej 4,5:1, a pola i przyciski mają co najmniej 44 na 44 piksele.</li><li>Strony dają się powiększyć do 400% i działają na ekranach o szerokości 320 pikseli.</li><li>Nic nie porusza się u osób, które w systemie ograniczyły animacje. Slajdy nie przewijają się same.</li><li>Błędy w formularzach opisujemy słowami przy polu, którego dotyczą, i ogłaszamy czytnikom ekranu. To, co wpisane, zostaje.</li><li>Zanim Twoja sesja wygaśnie, uprzedzamy i pozwalamy ją przedłużyć.</li><li>Sklep działa w trybie wysokiego kontrastu systemu Windows, a katalog, wyszukiwarkę i treści przeczytasz też bez skryptów.</li></ul>',
    ],
    [
      'Czego jeszcze nie wiemy i gdzie są granice',
      '<ul><li>Strony sprawdzamy narzędziami automatycznymi i sami przechodzimy je z klawiaturą. Testów z osobami, które na co dzień używają czytników ekranu, jeszcze nie było.</li><li>Zdjęcia opakowań są rysunkami. Napisy z nich powtarzamy w opisie i w tabeli składu.</li><li>Mapa sklepów pochodzi z OpenStreetMap i nie da się jej w pełni obsłużyć czytnikiem ekranu. Te same sklepy z adresem i godzinami są na liście obok.</li><li>Potwierdzenie płatności kartą odbywa się na stronie banku, na którą nie mamy wpływu. Za zamówienie możesz też zapłacić przelewem albo przy odbiorze.</li></ul>',
    ],
    [
      'Zgłoś problem',
      `<p>Napisz na ${mail} albo zadzwoń: ${phone}, od poniedziałku do piątku w godzinach 8:00–18:00. Podaj adres strony i opisz, co się nie udało. Odpowiemy najpóźniej w ciągu 7 dni, a zamówienie pomożemy złożyć od razu. Te same informacje podamy Ci na życzenie w innej formie, na przykład przez telefon.</p>` +
        '<p>Jeśli nasza odpowiedź Cię nie przekona, możesz zawiadomić Prezesa Zarządu Państwowego Funduszu Rehabilitacji Osób Niepełnosprawnych, który nadzoruje przestrzeganie ustawy.</p>',
    ],
    [
      'O tej deklaracji',
      '<p>Sporządziliśmy ją 21 listopada 2026 r. na podstawie własnej oceny: testów automatycznych każdego kryterium, które da się tak sprawdzić, i przejścia całych zakupów z klawiaturą. Przeglądamy ją po każdej większej zmianie sklepu, co najmniej raz w roku.</p>' +
        '<p><a href="/accessibility-statement" hreflang="en" lang="en">Accessibility statement in English</a></p>',
    ],
  ]),
};

const polishLink = '<p><a href="/dostepnosc" hreflang="pl" lang="pl">Deklaracja dostępności po polsku</a></p>';

/** The same in English. The page is part of a Polish shop, so that its text says which language it is in (line G-1). */
export const accessibilityInEnglish: SeedCmsPage = {
  identifier: 'accessibility-statement',
  ...statementInEnglish,
  content: row(text(`<div lang="en"><h1>Accessibility statement</h1>${statement}${polishLink}</div>`, 'prose'), { classes: 'section' }),
};
