import { expect, test } from 'vitest';
import { hoursOfPlan, readEasyAppointments } from './read-easyappointments';

const breaks = [
  { start: '14:30', end: '15:00' },
  { start: '11:20', end: '11:30' },
];
const sunday = { start: '10:00', end: '12:00', breaks: [] };
const PLAN = JSON.stringify({ monday: { start: '09:00', end: '18:00', breaks }, tuesday: null, sunday });

const DATES = JSON.stringify({
  '2026-12-24': { start: '09:00', end: '12:00', breaks: [{ start: '10:00', end: '10:30' }] },
  '2026-12-25': null,
  '2020-12-25': null,
});

const DUMP = `
-- MariaDB dump
CREATE TABLE \`ea_roles\` (
  \`id\` int(11) NOT NULL AUTO_INCREMENT,
  \`name\` varchar(256),
  \`slug\` varchar(256),
  PRIMARY KEY (\`id\`)
) ENGINE=InnoDB;
INSERT INTO \`ea_roles\` VALUES (1,'Administrator','admin'),(2,'Provider','provider'),(3,'Customer','customer');
INSERT INTO \`ea_users\` (\`id\`, \`first_name\`, \`last_name\`, \`email\`, \`mobile_number\`, \`phone_number\`, \`notes\`, \`id_roles\`) VALUES
(1,'Admin','One','a@example.com',NULL,NULL,NULL,1),
(2,'Mona','O\\'Hara','m@example.com',NULL,'0100',NULL,2),
(3,'علي','حسن','ali@example.com','01001234567','0200','a; ''b''\\n(c)',3);
INSERT INTO \`ea_services\` (\`id\`,\`name\`,\`duration\`,\`description\`) VALUES (5,'Hearing test',30,NULL);
INSERT INTO \`ea_user_settings\` (\`id_users\`,\`working_plan\`,\`working_plan_exceptions\`) VALUES (2,'${PLAN.replaceAll('"', '\\"')}','${DATES.replaceAll('"', '\\"')}');
INSERT INTO \`ea_appointments\` (\`id\`,\`start_datetime\`,\`end_datetime\`,\`status\`,\`notes\`,\`is_unavailability\`,\`id_users_provider\`,\`id_users_customer\`,\`id_services\`) VALUES
(7,'2026-12-01 10:00:00','2026-12-01 10:30:00','Booked','first visit',0,2,3,5),
(8,'2026-12-01 12:00:00','2026-12-01 13:00:00','',NULL,1,2,NULL,NULL),
(9,'2025-12-01 12:00:00','2025-12-01 13:00:00','','over',1,2,NULL,NULL);
INSERT INTO \`ea_blocked_periods\` (\`id\`,\`name\`,\`start_datetime\`,\`end_datetime\`,\`notes\`) VALUES
(8,'New year','2026-12-31 14:00:00','2027-01-02 10:00:00','all of us');
`;

test('a dump of Easy!Appointments is read without a database, and one of something else is refused', () => {
  const parts = readEasyAppointments(DUMP, Date.parse('2026-11-20'));
  const HOURS = 'monday 09:00-11:20, 11:30-14:30, 15:00-18:00; sunday 10:00-12:00';
  expect(parts.map(({ noun, rows }) => [noun, ...rows.map(({ cells }) => cells.join('|'))])).toEqual([
    ['services', '5|Hearing test|||30'],
    ['doctors', `2|Mona O'Hara||${HOURS}`],
    [
      'absences',
      'unavailability 8|2|2026-12-01 12:00:00|2026-12-01 13:00:00|||',
      'blocked period 8||2026-12-31 14:00:00|2027-01-02 10:00:00|||all of us',
      'date 2 2026-12-24|2|||2026-12-24|thursday 09:00-10:00, 10:30-12:00|',
      'date 2 2026-12-25|2|2026-12-25 00:00|2026-12-25 23:59|||',
    ],
    ['patients', "3|علي|حسن|علي حسن|01001234567|ali@example.com|a; 'b'\n(c)"],
    ['appointments', '7|3|2|5|2026-12-01 10:00:00|2026-12-01 10:30:00|Booked|first visit'],
  ]);
  expect(() => readEasyAppointments('INSERT INTO `wp_users` VALUES (1);', 0)).toThrow('unreadable');
  expect(hoursOfPlan('not json')).toBe('');
});
