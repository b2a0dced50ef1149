import type { Names } from '../../catalogue/catalogue-data';

const pairs = (text: string): Names[] =>
  text.split(', ').map((pair) => {
    const [en = '', ar = ''] = pair.split(' ');
    return { en, ar };
  });

/** First names that are as common as they tell of nobody. */
export const MEN = pairs(
  'Ahmed أحمد, Mohamed محمد, Mahmoud محمود, Mostafa مصطفى, Karim كريم, Omar عمر, Youssef يوسف, Hassan حسن, Khaled خالد, ' +
    'Tamer تامر, Sherif شريف, Amr عمرو, Hany هاني, Wael وائل, Ashraf أشرف, Sameh سامح, Mina مينا, George جورج, Adel عادل, ' +
    'Ibrahim إبراهيم, Ramy رامي, Nader نادر, Fady فادي, Bassem باسم, Ziad زياد, Marwan مروان, Hazem حازم, Essam عصام',
);
export const WOMEN = pairs(
  'Mona منى, Sara سارة, Nour نور, Mariam مريم, Aya آية, Heba هبة, Dina دينا, Rania رانيا, Yasmine ياسمين, Hoda هدى, ' +
    'Salma سلمى, Nesma نسمة, Ghada غادة, Amal أمل, Laila ليلى, Farida فريدة, Marina مارينا, Eman إيمان, Samira سميرة, ' +
    'Nadia نادية, Hanan حنان, Abeer عبير, Reem ريم, Shaimaa شيماء, Doaa دعاء, Mervat ميرفت, Jana جنى, Habiba حبيبة',
);
export const CHILDREN = pairs(
  'Adam آدم, Malek مالك, Yassin ياسين, Hamza حمزة, Selim سليم, Taym تيم, Anas أنس, Kenzy كنزي, Lina لينا, Talia تاليا, ' +
    'Zeina زينة, Malak ملك, Carol كارول, Jomana جمانة, Retal ريتال, Fares فارس, Seif سيف, Judy جودي, Mazen مازن, Rodina رودينا',
);
export const FAMILIES = pairs(
  'Hassan حسن, Elsayed السيد, Abdallah عبدالله, Ibrahim إبراهيم, Fawzy فوزي, Saad سعد, Ramadan رمضان, Shaker شاكر, ' +
    'Gaber جابر, Morsy مرسي, Elsherbiny الشربيني, Badawy بدوي, Zaki زكي, Helal هلال, Tawfik توفيق, Shawky شوقي, ' +
    'Guirguis جرجس, Mikhail ميخائيل, Botros بطرس, Amin أمين, Younis يونس, Kamel كامل, Ghanem غانم, Rizk رزق, Salem سالم, ' +
    'Metwally متولي, Elmasry المصري, Haddad حداد, Soliman سليمان, Naguib نجيب, Refaat رفعت, Lotfy لطفي, Sabry صبري, ' +
    'Ashour عاشور, Darwish درويش, Hegazy حجازي, Fahmy فهمي, Mansour منصور, Barakat بركات, Othman عثمان',
);
