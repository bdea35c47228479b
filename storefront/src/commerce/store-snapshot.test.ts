import { expect, it } from 'vitest';
import { storeSnapshot } from './store-snapshot.ts';

it('[CFG-12] the embedded store configuration is that of the Polish store, carries its date and holds no keys', () => {
  expect(storeSnapshot.responses.storeConfigData.storeConfig.store_code).toBe('witryna_pl_pl_pl');
  expect(storeSnapshot.takenOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(JSON.stringify(storeSnapshot)).not.toMatch(/key|token|secret/i);
});
