import { exportedDocuments } from '../../page-builder/src/fixtures/exported-documents.ts';
import { expect, expectNoAxeViolations, test } from '../support/fixtures.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

const path = '/wizyta-w-salonie';
const film = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

test('[PBT-35] [PBT-38] [PBT-43] [PBT-46] tabs, FAQ, a video and locations work on a page of the merchant', async ({
  page,
}) => {
  await page.route(`${film}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title><p>Film gra</p>' }),
  );
  await openPage(page, path);
  const main = page.getByRole('main');

  await expect(main.getByRole('tabpanel', { name: 'Przed wizytą' })).toBeVisible();
  await expect(main.getByRole('tabpanel')).toHaveCount(1);
  await main.getByRole('tab', { name: 'Przed wizytą' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('tabpanel', { name: 'Na miejscu' })).toBeVisible();

  const question = main.getByRole('button', { name: 'Czy odbiór zamówienia w sklepie kosztuje?' });
  await expect(main.getByText('Nie. Damy znać e-mailem')).toBeHidden();
  await question.click();
  await expect(main.getByText('Nie. Damy znać e-mailem')).toBeVisible();
  await expectNoAxeViolations(page);

  await expect(main.locator('iframe')).toHaveCount(0);
  await main.getByRole('button', { name: 'Odtwórz: Big Buck Bunny' }).click();
  await expect(main.frameLocator('iframe[title="Big Buck Bunny"]').getByText('Film gra')).toBeVisible();

  await expect(main.getByRole('region', { name: 'Gdzie nas znaleźć' }).getByRole('listitem')).toHaveCount(3);
  await expect(main.getByRole('link', { name: /^Zobacz posty/ })).toHaveAttribute(
    'href',
    'https://www.tintup.com/witryna-salony',
  );
});

test('lazy-loaded parts of a page are there after a navigation inside the shop @desktop @full', async ({ page }) => {
  await openPage(page, '/about-us');
  await page.getByRole('main').getByRole('link', { name: 'Przygotuj się do wizyty' }).click();
  await expect(mainHeading(page)).toHaveText('Wizyta w sklepie');
  await expect(page.getByRole('main').getByRole('tab')).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('tablist')).toHaveCSS('display', 'flex');
});

test('content requests no images, videos or styles from hosts that the content security policy blocks @desktop @full', async ({
  page,
  watch,
}) => {
  // Documents of other shops are full of relative media that this one does not have.
  watch.allow(/answer 404|status of 404/);
  await page.route(/\/graphql/, async (route) => {
    const request = decodeURIComponent(route.request().url() + (route.request().postData() ?? ''));
    if (!request.includes('getCmsPage')) return route.fallback();
    const response = await route.fetch();
    const extra =
      '<div data-content-type="html" data-appearance="default" data-element="main"><img src="https://evil.example/a.jpg" srcset="https://evil.example/b.jpg 2x" alt=""><p style="background-image: url(https://evil.example/c.jpg)">Z daleka</p><video src="https://evil.example/d.mp4"></video></div>';
    return route.fulfill({
      response,
      json: {
        data: {
          cmsPage: {
            identifier: 'wizyta-w-salonie',
            title: 'Z innych sklepów',
            meta_title: '',
            meta_description: '',
            content_heading: 'Z innych sklepów',
            content: Object.values(exportedDocuments).join('') + extra,
          },
        },
      },
    });
  });
  // Videos of YouTube and Vimeo are let through by the policy.
  await page.route(/youtube-nocookie\.com|player\.vimeo\.com/, (frame) =>
    frame.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' }),
  );
  await openPage(page, '/about-us');
  await page.getByRole('main').getByRole('link', { name: 'Przygotuj się do wizyty' }).click();
  await expect(mainHeading(page)).toHaveText('Z innych sklepów');
  const main = page.getByRole('main');
  await expect(main.getByText('Z daleka')).toBeAttached();
  // Lazy media load once they are near.
  for (const element of await main.locator('img, video, p').all())
    await element.evaluate((near) => near.scrollIntoView());
  const foreign = await main.evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const background = getComputedStyle(element).backgroundImage;
      const media = [
        element.getAttribute('src'),
        element.getAttribute('srcset'),
        element.getAttribute('poster'),
        background,
      ];
      return media.filter((url) => url !== null && /(evil|sklep|inny)\.example/.test(url));
    }),
  );
  expect(foreign).toEqual([]);
});

test('[PBT-23] [PBT-24] [CMS-06] a button opens a block of the merchant, loaded with the first opening @desktop', async ({
  page,
  features,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (decodeURIComponent(request.url()).includes('odbior-w-salonie')) requested.push(request.url());
  });
  await openPage(page, path);
  const opener = page.getByRole('button', { name: 'Odbiór w sklepie' });
  await expect(opener).toBeEnabled();
  expect(requested).toHaveLength(0);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Odbiór w sklepie' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('link', { name: 'Godziny otwarcia sklepów' })).toHaveAttribute(
    'href',
    features.has('storeLocator') ? '/stores' : '/salony',
  );
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  expect(requested).toHaveLength(1);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('[TA-10] [G-24] everything that expands, plays or moves can be read and reached', async ({ page, watch }) => {
    // What the page would preload for its scripts, Chromium refuses when they are off.
    watch.allow(/\.js csp$/);
    await page.goto(path);
    const main = page.getByRole('main');
    for (const text of [
      'Spisz suplementy',
      'Pokażemy etykiety',
      'Nieotwarte opakowanie',
      'Nie. Damy znać e-mailem',
      'Tak, razem z obniżkami.',
    ]) {
      await expect(main.getByText(text)).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'Odtwórz: Big Buck Bunny' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    );
    await expect(main.getByRole('button', { name: 'Odtwórz: Big Buck Bunny' })).toBeHidden();
    await expect(main.getByRole('link', { name: /^Pokaż na mapie/ })).toHaveCount(3);
    await expect(main.getByRole('link', { name: /^Zobacz posty/ })).toBeVisible();
    // The styles of parts whose scripts are loaded late stand in the page's head.
    await expect(main.getByRole('region', { name: 'Gdzie nas znaleźć' }).getByRole('list')).toHaveCSS(
      'display',
      'grid',
    );
  });
});
