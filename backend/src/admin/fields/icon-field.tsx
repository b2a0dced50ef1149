import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { inScreenLanguage } from '../language';
import { PAUSE_MS, useAnswer } from '../panels/use-answer';
import type { FieldProps } from './field-props';
import { LabelledField, TypedInput } from './labelled-field';

/** Icons that a clinic has use for, to choose from; any other name of the two sets can be typed. */
const LUCIDE = `
  ear ear-off stethoscope heart-pulse activity baby users user-round brain bone eye mic mic-vocal
  audio-lines volume-2 volume-x headphones wind droplets flower-2 leaf moon-star bed orbit smile
  thermometer pill syringe microscope scan scissors hospital ambulance siren building-2 map-pin car
  accessibility phone message-circle mail globe languages calendar-clock calendar-check clock shield-check
  lock heart-handshake hand-heart award badge-check star sparkles graduation-cap book-open file-text wallet
  credit-card info`;
const HEALTHICONS = `
  ear-outline nose-outline thyroid-outline lungs-outline mouth-outline throat-outline tooth-outline
  doctor-outline doctor-female-outline nurse-outline baby-0203m-outline child-program-outline
  elderly-outline ambulance-outline hospital-outline medicines-outline allergies-outline`;

const named = (set: string, names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${set}:${name}`);

const SUGGESTED_ICONS: readonly string[] = [...named('lucide', LUCIDE), ...named('healthicons', HEALTHICONS)];

type IconPicture = { name: string; body: string; width: number; height: number };

const OPEN = { en: 'Choose from pictures', ar: 'اختر من الصور' };
const CLOSE = { en: 'Close the pictures', ar: 'أغلق الصور' };
const UNKNOWN = { en: 'The website has no icon of this name.', ar: 'لا يوجد رمز بهذا الاسم في الموقع.' };
const AWAY = {
  en: 'The website does not answer now, so no pictures can be shown. The name can be typed.',
  ar: 'الموقع لا يستجيب الآن فلا يمكن عرض الصور، ويمكن كتابة الاسم.',
};
const NAME = /^[a-z0-9-]+:[a-z0-9-]+$/;

/** Drawn as a picture, so that nothing in it can run. */
function Icon({ icon: { name, body, width, height }, size = 24 }: { icon: IconPicture; size?: number }) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" color="#4a4a6a">${body}</svg>`;
  return (
    <img src={`data:image/svg+xml,${encodeURIComponent(drawn)}`} alt={name} width={size} height={size} />
  );
}

/** Pictures of icons by name: undefined until they are here, null while the website does not answer. */
function useIcons(names: readonly string[]): IconPicture[] | null | undefined {
  const asked = `/content-manager/clinic/icons?${new URLSearchParams({ names: names.join(',') })}`;
  return useAnswer<IconPicture[]>(names.length > 0 ? asked : null, PAUSE_MS);
}

function IconChoices({ chosen, onChoose }: { chosen: string; onChoose: (name: string) => void }) {
  const icons = useIcons(SUGGESTED_ICONS);
  if (icons === null) return <Typography variant="pi">{inScreenLanguage(AWAY)}</Typography>;
  return (
    <Flex wrap="wrap" gap={1} aria-busy={icons === undefined}>
      {icons?.map((icon) => (
        <Button
          key={icon.name}
          type="button"
          variant={icon.name === chosen ? 'secondary' : 'tertiary'}
          aria-pressed={icon.name === chosen}
          title={icon.name}
          onClick={() => onChoose(icon.name)}
        >
          <Icon icon={icon} />
        </Button>
      ))}
    </Flex>
  );
}

/** An icon of the sets that the website has: chosen by its picture, or typed by its name and shown. */
export function IconField(props: FieldProps) {
  const field = useField<string | null>(props.name);
  const [isOpen, setIsOpen] = useState(false);
  const value = field.value ?? '';
  const shown = useIcons(NAME.test(value) ? [value] : []);
  const isUnknown = NAME.test(value) && shown?.length === 0;
  return (
    <LabelledField {...props} error={isUnknown ? inScreenLanguage(UNKNOWN) : field.error}>
      <Flex gap={2}>
        {shown?.[0] ? <Icon icon={shown[0]} size={32} /> : null}
        <Box flex="1">
          <TypedInput field={props} dir="ltr" />
        </Box>
        <Button
          type="button"
          variant="tertiary"
          size="L"
          disabled={props.disabled}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {inScreenLanguage(isOpen ? CLOSE : OPEN)}
        </Button>
      </Flex>
      {isOpen ? (
        <IconChoices
          chosen={value}
          onChoose={(name) => {
            field.onChange(props.name, name);
            setIsOpen(false);
          }}
        />
      ) : null}
    </LabelledField>
  );
}
