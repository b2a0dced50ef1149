// The health check of both images: ends with 0 when the part in this container is ready.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`, {
  signal: AbortSignal.timeout(4000),
});
process.exit(answer.ok ? 0 : 1);
