import type { SeedCmsPage } from '../../types.ts';
import { article } from '../markup/article.ts';
import { row, text } from '../markup/content-types.ts';

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

/** The same in English. The page is part of a Polish shop, so that its text says which language it is in (line G-1). */
export const accessibilityInEnglish: SeedCmsPage = {
  identifier: 'accessibility-statement',
  title: 'Accessibility statement',
  metaTitle: 'Accessibility statement',
  metaDescription: 'What the Witryna shop does for people with disabilities, what has not been tested yet, and how to report a problem.',
  content: row(
    text(
      '<div lang="en"><h1>Accessibility statement</h1>' +
        '<h2>Our commitment</h2><p>Anyone should be able to shop at Witryna: with a keyboard instead of a mouse, with a screen reader, at high zoom and on an old phone. We design the shop to WCAG 2.2 level AA and EN 301 549, as the European Accessibility Act and the Polish act of 26 April 2024 (Dz.U. 2024 item 731) require.</p><p>This statement covers the Witryna online shop: catalogue, search, cart, checkout, customer account, store pages and guides.</p>' +
        '<h2>Conformance status</h2><p>The shop is <strong>partially conformant</strong> with WCAG 2.2 AA. We know of no criterion that it fails, but it has not had an independent audit yet. What we have not tested is listed below.</p>' +
        '<h2>What works</h2><ul><li>A link at the start of every page leads to the content. Everything from search to payment can be done with a keyboard, and an outline shows where you are.</li><li>Text has a contrast of at least 4.5:1, and fields and buttons measure at least 44 by 44 pixels.</li><li>Pages can be enlarged to 400% and work on screens 320 pixels wide.</li><li>Nothing moves for people who have reduced motion in their system. Slides do not advance by themselves.</li><li>Form errors are described in words beside their field and announced to screen readers. What you have typed stays.</li><li>We warn you before your session ends, and you can extend it.</li><li>The shop works with Windows contrast themes, and catalogue, search and texts can be read without scripts.</li></ul>' +
        '<h2>Known limits</h2><ul><li>We test pages with automated tools and walk through them with a keyboard ourselves. There have been no tests yet with people who use screen readers every day.</li><li>Pack shots are drawings. Their labels are repeated in the description and the composition table.</li><li>The store map comes from OpenStreetMap and cannot be fully used with a screen reader. The same stores, with address and opening hours, are in the list beside it.</li><li>Card payments are confirmed on the page of your bank, which we cannot change. You can also pay by bank transfer or on delivery.</li></ul>' +
        `<h2>Report a problem</h2><p>Write to ${mail} or call ${phone}, Monday to Friday, 8:00–18:00 (Central European Time). Tell us the address of the page and what went wrong. We answer within 7 days and help you place your order straight away. On request we give you the same information in another form, for example by phone.</p><p>If our answer does not satisfy you, you can notify the President of the Board of the State Fund for Rehabilitation of Disabled Persons (PFRON), who supervises the act.</p>` +
        '<h2>About this statement</h2><p>Prepared on 21 November 2026 from our own assessment: automated tests of every criterion that can be tested in this way, and whole purchases made with a keyboard. We review it after every major change, at least once a year.</p><p><a href="/dostepnosc" hreflang="pl" lang="pl">Deklaracja dostępności po polsku</a></p></div>',
      'prose',
    ),
    { classes: 'section' },
  ),
};
