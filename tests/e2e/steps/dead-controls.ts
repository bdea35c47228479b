import type { Locator, Page } from '@playwright/test';

/** What a press is for: the browser handles those of a `summary` and of a popover itself. */
const buttonSelector = ':is(button, input[type="submit"], input[type="image"], [role="button"]):not([popovertarget])';

interface Control {
  index: number;
  name: string;
  /** What its form sends where, e.g. `post /cart sku,quantity`; null for a button that submits nothing. */
  form: string | null;
}

/**
 * Presses each button of an open page whose scripts are off, forms of the same fields once.
 *
 * @param pressedForms forms that earlier pages had, which is added to
 * @returns names of those that change neither the document nor the URL
 */
export async function findDeadControls(page: Page, pressedForms: Set<string>): Promise<string[]> {
  const url = page.url();
  const dead: string[] = [];
  const controls = await listControls(page);
  for (const { index, name } of controls.filter(({ form }) => form === null)) {
    const before = await page.content();
    await page.locator(buttonSelector).nth(index).press('Enter');
    if ((await page.content()) === before) dead.push(name);
  }
  // A form may take others from the page, such as that which removes the last line of a cart.
  const findNext = (from: readonly Control[]) => from.find(({ form }) => form !== null && !pressedForms.has(form));
  for (let next = findNext(controls); next; next = findNext(await listControls(page))) {
    pressedForms.add(next.form ?? '');
    if (!(await isSubmitted(page, page.locator(buttonSelector).nth(next.index)))) dead.push(next.name);
    await page.goto(url);
  }
  return dead;
}

/** The visible buttons of a page. Locators by role look past `noscript`. */
function listControls(page: Page): Promise<Control[]> {
  return page.locator(buttonSelector).evaluateAll((elements) =>
    elements.flatMap((element, index): Control[] => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || Math.min(width, height) < 2 || element.closest('summary')) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      const isSubmit =
        (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) && element.type !== 'button';
      if (!isSubmit || !element.form) return [{ index, name, form: null }];
      const { method, action, elements: fields } = element.form;
      const names = [...new Set([...fields].map((field) => field.getAttribute('name') ?? ''))];
      return [{ index, name, form: [method, action, element.value, ...names].join(' ') }];
    }),
  );
}

/** Fills in the form of a button, sends it, and returns whether another document comes of it. */
async function isSubmitted(page: Page, button: Locator): Promise<boolean> {
  const before = await shownPage(page);
  // No scripts listen: values are set immediately.
  await button.evaluate((element) => {
    if (!(element instanceof HTMLButtonElement || element instanceof HTMLInputElement)) return;
    for (const field of element.form?.elements ?? []) {
      if (field instanceof HTMLSelectElement) field.selectedIndex = field.length - 1;
      else if (field instanceof HTMLTextAreaElement) field.value = 'magnez';
      else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
      else if (field instanceof HTMLInputElement && !['hidden', 'radio', 'submit'].includes(field.type))
        field.value =
          field.type === 'email'
            ? 'nikt@example.com'
            : field.type === 'number' || /numeric|decimal/.test(field.inputMode)
              ? '2'
              : 'magnez';
    }
  });
  const loaded = page.waitForEvent('domcontentloaded', { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  await button.press('Enter');
  return (await loaded) && (await shownPage(page)) !== before;
}

const shownPage = async (page: Page) => `${page.url()} ${await page.locator('body').innerText()}`;
