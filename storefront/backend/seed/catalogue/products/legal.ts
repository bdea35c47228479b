/** Statements required on every food supplement (Polish regulation on food supplements, § 5). */
export const REQUIRED_WARNINGS =
  'Nie przekraczać zalecanej porcji do spożycia w ciągu dnia. Suplement diety nie może być stosowany jako substytut (zamiennik) zróżnicowanej diety. Zrównoważony sposób żywienia i zdrowy tryb życia są ważne dla prawidłowego funkcjonowania organizmu. Nie stosować w przypadku nadwrażliwości na którykolwiek ze składników.';

export const ASK_IN_PREGNANCY = 'Kobiety w ciąży i karmiące piersią powinny przed zastosowaniem skonsultować się z lekarzem.';
export const NOT_IN_PREGNANCY = 'Nie stosować w okresie ciąży i karmienia piersią.';
export const ADULTS_ONLY = 'Produkt przeznaczony wyłącznie dla osób dorosłych.';
export const ASK_WITH_MEDICINES = 'Osoby przyjmujące leki lub pozostające pod stałą opieką lekarza powinny skonsultować stosowanie z lekarzem lub farmaceutą.';
export const ANTICOAGULANTS = 'Osoby przyjmujące leki przeciwzakrzepowe powinny przed zastosowaniem skonsultować się z lekarzem.';
export const LAXATIVE_POLYOLS = 'Spożycie w nadmiernych ilościach może mieć efekt przeczyszczający.';
export const NOT_WITH_OTHER_VITAMIN_D = 'Nie łączyć z innymi preparatami zawierającymi witaminę D bez porozumienia z lekarzem.';
export const CHOKING = 'Nie podawać dzieciom poniżej 3. roku życia ze względu na ryzyko zadławienia.';

/** Storage of most supplements; by law it names small children. */
export const STORE_DRY = 'Przechowywać w suchym miejscu, w temperaturze 15–25 °C, w sposób niedostępny dla małych dzieci.';
export const STORE_DRY_DARK = 'Przechowywać w suchym miejscu, w temperaturze do 25 °C, z dala od światła, w sposób niedostępny dla małych dzieci.';
export const STORE_FRIDGE = 'Przechowywać w lodówce, w temperaturze 2–8 °C, w sposób niedostępny dla małych dzieci.';

/** Storage of products that keep a limited time once open, e.g. `storeAfterOpening('60 dni')`. */
export function storeAfterOpening(period: string): string {
  return `${STORE_DRY_DARK} Po otwarciu zużyć w ciągu ${period}.`;
}

/** Storage of liquids that move to the fridge once open, e.g. `storeOpenInFridge('30 dni')`. */
export function storeOpenInFridge(period: string): string {
  return `${STORE_DRY_DARK} Po otwarciu trzymać w lodówce i zużyć w ciągu ${period}.`;
}
