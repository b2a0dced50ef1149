import { serveHere } from '../test/serve-here.mjs';

const DAY = 86_400;
const now = () => Date.now() / 1000;
const REQUEST = 'method="GET",route="/[locale]"';

/**
 * Series in the metrics when each alert has to fire, with their values so many seconds after the trouble began.
 * ClinicPartDown is a part that does not answer, and ClinicLimitsRefuseMany comes from visitors who ask too often.
 *
 * @type {Record<string, Record<string, (seconds: number) => number>>}
 */
const TROUBLES = {
  ClinicDatabaseUnavailable: { clinic_database_up: () => 0 },
  ClinicPartFails: { 'clinic_health{check="bucket"}': () => 2 },
  ClinicPartScarce: { 'clinic_health{check="disk"}': () => 1 },
  ClinicServerErrors: {
    [`clinic_http_request_duration_seconds_count{${REQUEST},status="5xx"}`]: (seconds) => 10 * seconds,
  },
  ClinicBackendCallsFail: {
    'clinic_backend_call_duration_seconds_count{area="none",kept="no",result="failed"}': (seconds) =>
      10 * seconds,
  },
  ClinicBookingsStopped: {
    'clinic_bookings_total{by="patient",outcome="booked"}': (seconds) => Math.min(20, seconds),
  },
  ClinicPagesSlow: {
    [`clinic_http_request_duration_seconds_bucket{le="5",${REQUEST},status="2xx"}`]: (seconds) =>
      1000 * seconds,
    [`clinic_http_request_duration_seconds_bucket{le="+Inf",${REQUEST},status="2xx"}`]: (seconds) =>
      1000 * seconds,
  },
  ClinicCallOverdue: { clinic_requests_oldest_late_seconds: () => 1000 },
  ClinicMailsWait: { 'clinic_outbox_oldest_late_seconds{channel="email"}': () => 1000 },
  ClinicMailsGivenUp: { 'clinic_outbox_failed{channel="email"}': (seconds) => Math.floor(seconds / 5) },
  ClinicPublishSlow: { clinic_change_notices_given_up_total: (seconds) => seconds },
  ClinicBackupMissing: { clinic_backup_newest_timestamp_seconds: () => now() - 2 * DAY },
  ClinicBackupFailed: { clinic_backup_failed_timestamp_seconds: () => now() - DAY },
  ClinicBackupSpaceLow: { clinic_backup_free_bytes: () => 1e6, clinic_backup_size_bytes: () => 1e6 },
  ClinicCertificateEnds: { clinic_certificate_end_timestamp_seconds: () => now() + DAY },
  ClinicClockWrong: { clinic_clock_seconds: () => now() + 60 },
  ClinicJobNotRun: {
    'clinic_job_last_success_timestamp_seconds{name="none"}': () => now() - DAY,
    'clinic_job_interval_seconds{name="none"}': () => 60,
  },
  ClinicEventLoopSlow: { nodejs_eventloop_lag_p90_seconds: () => 1 },
  ClinicMemoryGrows: { process_resident_memory_bytes: (seconds) => (seconds < 5 ? 1e9 : 2e9) },
};

/**
 * Starts a relay between Prometheus and the metrics of a part, which changes what is in trouble.
 *
 * @param {string} target host and port of the part's metrics
 */
export async function startRelay(target) {
  let began = 0;
  let isDown = false;
  const troubles = Object.assign({}, ...Object.values(TROUBLES));

  /** @param {string} metrics */
  function inTrouble(metrics) {
    const seconds = now() - began;
    const lines = metrics.split('\n').filter((line) => !(line.slice(0, line.lastIndexOf(' ')) in troubles));
    const changed = Object.entries(troubles).map(([series, valueAt]) => `${series} ${valueAt(seconds)}`);
    return [...lines, ...changed, ''].join('\n');
  }

  const { address, stop } = await serveHere(async (_, response) => {
    const answer = isDown ? undefined : await fetch(`http://${target}/metrics`).catch(() => undefined);
    if (!answer) return response.writeHead(503).end();
    const metrics = await answer.text();
    response
      .setHeader('Content-Type', answer.headers.get('content-type') ?? '')
      .end(began ? inTrouble(metrics) : metrics);
  });
  return {
    ...{ address, stop },
    beginTrouble: () => {
      began = now();
    },
    endAnswers: () => {
      isDown = true;
    },
  };
}
