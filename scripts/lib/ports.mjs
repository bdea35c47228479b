import { createServer } from 'node:net';

/**
 * Listens for a moment.
 *
 * @param {number} port 0 lets the system choose
 * @returns {Promise<number | null>} the port, or null when it is taken
 */
function probe(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen(port, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      server.close(() => {
        resolve(taken);
      });
    });
  });
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a server could listen on the port now
 */
export async function isPortFree(port) {
  return (await probe(port)) !== null;
}

/** @returns {Promise<number>} a port that nothing listens on */
export async function freePort() {
  const port = await probe(0);
  if (port === null) throw new Error('The system has no free port.');
  return port;
}
