import type { Server } from 'node:net';

/**
 * Starts listening.
 *
 * @param port 0 takes a free port
 * @returns the port in use
 * @throws Error with one clear sentence when the port is taken or not allowed
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new Error(`Port ${port} is already in use; set PORT to another one.`));
      else if (error.code === 'EACCES')
        reject(new Error(`Port ${port} may not be used by this account; set PORT to one above 1024.`));
      else reject(error);
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
