import { createServer } from 'node:http';

const PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title><h1>Bare</h1></html>';

// The process that startBareServer forks. It ends with its parent.
const server = createServer((_request, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html', 'content-length': Buffer.byteLength(PAGE) })
    .end(PAGE);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit(0));
