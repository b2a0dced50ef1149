import { writeFileSync } from 'node:fs';
import { makePage, PAGE, readRequirements } from './asvs/page.mjs';

writeFileSync(PAGE, makePage(readRequirements()));
