// Writes what the stories of whole screens get from the backend: starts the embedded one with an empty data folder,
// loads every screen as the shop would, and keeps the answers, trimmed, and the images that they name.
import { runMain } from '../scripts/lib/cli-error.mjs';
import { createBackendClient } from './record-stories/create-backend-client.mjs';
import { startEmbeddedBackend } from './record-stories/embedded-backend.mjs';
import { recordAccount } from './record-stories/record-account.mjs';
import { recordCheckout } from './record-stories/record-checkout.mjs';
import { recordPages } from './record-stories/record-pages.mjs';
import { createRecorder, folder } from './record-stories/recorder.mjs';

await runMain(async () => {
  const { url: backendUrl, shop, close } = await startEmbeddedBackend();
  try {
    const recorder = await createRecorder();
    const backend = await createBackendClient({ backendUrl, shop, recorder });
    const parts = { backendUrl, shop, backend, recorder };
    const loadPage = await recordPages(parts);
    await recordCheckout(parts, loadPage);
    await recordAccount(parts);
    await recorder.writePictures(backendUrl);
    console.log(`Recorded in ${folder}.`);
  } finally {
    await close();
  }
});
// The backend that was started goes on else, also after a failure.
process.exit();
