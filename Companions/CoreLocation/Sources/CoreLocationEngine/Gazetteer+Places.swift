import Foundation

extension Gazetteer {
    /// All places, read once from ``table``.
    package static let all: [Place] = table.split(separator: "\n").compactMap { row in
        let fields = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard fields.count >= 8, let latitude = Double(fields[4]), let longitude = Double(fields[5]),
            let kilometres = Double(fields[6])
        else { return nil }
        func text(_ index: Int) -> String? { fields.count > index && !fields[index].isEmpty ? fields[index] : nil }
        let address = text(8)?.split(separator: ";").map(String.init)
        return Place(
            city: fields[0], region: text(1), countryCode: fields[2], timeZone: fields[3], postalCode: text(7),
            point: GeoPoint(latitude: latitude, longitude: longitude), radius: kilometres * 1000,
            address: address.flatMap { $0.count == 3 ? Address(name: $0[0], number: $0[1], street: $0[2]) : nil },
            otherNames: text(9)?.split(separator: ";").map(String.init) ?? [])
    }

    /// The full names of the regions whose short names stand in the table, by country and short name.
    static let regionsInFull = [
        "US-CA": "California", "US-NY": "New York", "US-IL": "Illinois", "US-TX": "Texas", "US-WA": "Washington",
        "US-MA": "Massachusetts", "US-FL": "Florida", "US-CO": "Colorado", "US-AZ": "Arizona", "US-NV": "Nevada",
        "US-OR": "Oregon", "US-GA": "Georgia", "US-PA": "Pennsylvania", "US-MI": "Michigan", "US-MN": "Minnesota",
        "US-LA": "Louisiana", "US-UT": "Utah", "US-HI": "Hawaii", "US-AK": "Alaska", "US-DC": "District of Columbia",
        "US-TN": "Tennessee", "US-MO": "Missouri", "US-OH": "Ohio", "US-NC": "North Carolina", "US-NM": "New Mexico",
        "CA-ON": "Ontario", "CA-QC": "Quebec", "CA-BC": "British Columbia", "CA-AB": "Alberta", "CA-MB": "Manitoba",
        "CA-NS": "Nova Scotia", "AU-NSW": "New South Wales", "AU-VIC": "Victoria", "AU-QLD": "Queensland",
        "AU-WA": "Western Australia", "AU-SA": "South Australia", "IN-DL": "Delhi", "IN-MH": "Maharashtra",
        "IN-KA": "Karnataka", "IN-TN": "Tamil Nadu", "IN-WB": "West Bengal", "IN-TS": "Telangana",
    ]

    /// City, region, country, time zone, latitude, longitude, radius in kilometres, postal code of the centre, a well known
    /// address (name; number; street), other names.
    private static let table = """
        San Francisco|CA|US|America/Los_Angeles|37.7749|-122.4194|12|94102||SF
        Cupertino|CA|US|America/Los_Angeles|37.3230|-122.0322|6|95014|
        Cupertino|CA|US|America/Los_Angeles|37.334606|-122.009102|1|95014|Apple Park;1;Apple Park Way|
        San Jose|CA|US|America/Los_Angeles|37.3382|-121.8863|14|95113|
        Palo Alto|CA|US|America/Los_Angeles|37.4419|-122.1430|6|94301|
        Mountain View|CA|US|America/Los_Angeles|37.3861|-122.0839|5|94041|
        Oakland|CA|US|America/Los_Angeles|37.8044|-122.2712|8|94612|
        Sacramento|CA|US|America/Los_Angeles|38.5816|-121.4944|15|95814|
        Los Angeles|CA|US|America/Los_Angeles|34.0522|-118.2437|35|90012||LA
        San Diego|CA|US|America/Los_Angeles|32.7157|-117.1611|25|92101|
        Portland|OR|US|America/Los_Angeles|45.5152|-122.6784|15|97204|
        Seattle|WA|US|America/Los_Angeles|47.6062|-122.3321|14|98104|
        Las Vegas|NV|US|America/Los_Angeles|36.1699|-115.1398|20|89101|
        Phoenix|AZ|US|America/Phoenix|33.4484|-112.0740|30|85003|
        Salt Lake City|UT|US|America/Denver|40.7608|-111.8910|12|84111|
        Denver|CO|US|America/Denver|39.7392|-104.9903|18|80202|
        Albuquerque|NM|US|America/Denver|35.0844|-106.6504|18|87102|
        Dallas|TX|US|America/Chicago|32.7767|-96.7970|25|75201|
        Austin|TX|US|America/Chicago|30.2672|-97.7431|20|78701|
        Houston|TX|US|America/Chicago|29.7604|-95.3698|30|77002|
        San Antonio|TX|US|America/Chicago|29.4241|-98.4936|22|78205|
        Chicago|IL|US|America/Chicago|41.8781|-87.6298|22|60602|
        Minneapolis|MN|US|America/Chicago|44.9778|-93.2650|12|55401|
        St. Louis|MO|US|America/Chicago|38.6270|-90.1994|14|63101||Saint Louis
        New Orleans|LA|US|America/Chicago|29.9511|-90.0715|15|70112|
        Nashville|TN|US|America/Chicago|36.1627|-86.7816|20|37203|
        Detroit|MI|US|America/Detroit|42.3314|-83.0458|15|48226|
        Columbus|OH|US|America/New_York|39.9612|-82.9988|18|43215|
        Atlanta|GA|US|America/New_York|33.7490|-84.3880|16|30303|
        Charlotte|NC|US|America/New_York|35.2271|-80.8431|18|28202|
        Miami|FL|US|America/New_York|25.7617|-80.1918|14|33130|
        Orlando|FL|US|America/New_York|28.5383|-81.3792|15|32801|
        Philadelphia|PA|US|America/New_York|39.9526|-75.1652|16|19107|
        Pittsburgh|PA|US|America/New_York|40.4406|-79.9959|11|15222|
        Washington|DC|US|America/New_York|38.9072|-77.0369|11|20001||Washington DC
        New York|NY|US|America/New_York|40.7128|-74.0060|22|10007||New York City;NYC
        Boston|MA|US|America/New_York|42.3601|-71.0589|11|02108|
        Anchorage|AK|US|America/Anchorage|61.2181|-149.9003|20|99501|
        Honolulu|HI|US|Pacific/Honolulu|21.3069|-157.8583|14|96813|
        Toronto|ON|CA|America/Toronto|43.6532|-79.3832|22|M5H 2N2|
        Ottawa|ON|CA|America/Toronto|45.4215|-75.6972|20|K1P 1J1|
        Montreal|QC|CA|America/Toronto|45.5019|-73.5674|18|H2Y 1C6||Montréal
        Quebec City|QC|CA|America/Toronto|46.8139|-71.2080|14|G1R 4S9||Québec
        Halifax|NS|CA|America/Halifax|44.6488|-63.5752|14|B3J 3A5|
        Winnipeg|MB|CA|America/Winnipeg|49.8951|-97.1384|15|R3B 1B9|
        Calgary|AB|CA|America/Edmonton|51.0447|-114.0719|18|T2P 2M5|
        Vancouver|BC|CA|America/Vancouver|49.2827|-123.1207|11|V5Y 1V4|
        Mexico City|CDMX|MX|America/Mexico_City|19.4326|-99.1332|25|06000||Ciudad de México
        Guadalajara|JAL|MX|America/Mexico_City|20.6597|-103.3496|16|44100|
        Havana||CU|America/Havana|23.1136|-82.3666|14||La Habana
        Panama City||PA|America/Panama|8.9824|-79.5199|14|
        Bogotá||CO|America/Bogota|4.7110|-74.0721|18|
        Caracas||VE|America/Caracas|10.4806|-66.9036|14|
        Quito||EC|America/Guayaquil|-0.1807|-78.4678|16|
        Lima||PE|America/Lima|-12.0464|-77.0428|22|
        La Paz||BO|America/La_Paz|-16.4897|-68.1193|12|
        Santiago||CL|America/Santiago|-33.4489|-70.6693|20|
        Buenos Aires||AR|America/Argentina/Buenos_Aires|-34.6037|-58.3816|16|
        Montevideo||UY|America/Montevideo|-34.9011|-56.1645|14|
        Brasília|DF|BR|America/Sao_Paulo|-15.7939|-47.8828|20||
        São Paulo|SP|BR|America/Sao_Paulo|-23.5505|-46.6333|28|01001-000|
        Rio de Janeiro|RJ|BR|America/Sao_Paulo|-22.9068|-43.1729|22|20010-000|
        Reykjavík||IS|Atlantic/Reykjavik|64.1466|-21.9426|10|101|
        Dublin||IE|Europe/Dublin|53.3498|-6.2603|12|D02|
        Belfast|Northern Ireland|GB|Europe/London|54.5973|-5.9301|9|BT1|
        Edinburgh|Scotland|GB|Europe/London|55.9533|-3.1883|10|EH1 1YZ|
        Glasgow|Scotland|GB|Europe/London|55.8642|-4.2518|12|G2 1DU|
        Manchester|England|GB|Europe/London|53.4808|-2.2426|11|M2 5DB|
        Birmingham|England|GB|Europe/London|52.4862|-1.8904|13|B1 1BB|
        Cardiff|Wales|GB|Europe/London|51.4816|-3.1791|9|CF10|
        London|England|GB|Europe/London|51.5074|-0.1278|24|WC2N 5DU|
        Lisbon||PT|Europe/Lisbon|38.7223|-9.1393|10|1100||Lisboa
        Porto||PT|Europe/Lisbon|41.1579|-8.6291|8|4000|
        Madrid|Madrid|ES|Europe/Madrid|40.4168|-3.7038|15|28013|
        Barcelona|Barcelona|ES|Europe/Madrid|41.3874|2.1686|10|08002|
        Seville|Seville|ES|Europe/Madrid|37.3891|-5.9845|9|41001||Sevilla
        Valencia|Valencia|ES|Europe/Madrid|39.4699|-0.3763|9|46002|
        Paris|Île-de-France|FR|Europe/Paris|48.8566|2.3522|10|75004|
        Lyon|Auvergne-Rhône-Alpes|FR|Europe/Paris|45.7640|4.8357|9|69002|
        Marseille|Provence-Alpes-Côte d’Azur|FR|Europe/Paris|43.2965|5.3698|11|13001|
        Toulouse|Occitanie|FR|Europe/Paris|43.6047|1.4442|9|31000|
        Strasbourg|Grand Est|FR|Europe/Paris|48.5734|7.7521|8|67000|
        Brussels|Brussels|BE|Europe/Brussels|50.8503|4.3517|10|1000||Bruxelles
        Antwerp|Flanders|BE|Europe/Brussels|51.2194|4.4025|9|2000||Antwerpen
        Amsterdam|North Holland|NL|Europe/Amsterdam|52.3676|4.9041|10|1012|
        Rotterdam|South Holland|NL|Europe/Amsterdam|51.9244|4.4777|10|3011|
        Luxembourg||LU|Europe/Luxembourg|49.6116|6.1319|7|1111|
        Berlin|Berlin|DE|Europe/Berlin|52.5200|13.4050|22|10178|
        Hamburg|Hamburg|DE|Europe/Berlin|53.5511|9.9937|18|20095|
        Munich|Bavaria|DE|Europe/Berlin|48.1351|11.5820|14|80331||München
        Cologne|North Rhine-Westphalia|DE|Europe/Berlin|50.9375|6.9603|12|50667||Köln
        Frankfurt|Hesse|DE|Europe/Berlin|50.1109|8.6821|11|60311||Frankfurt am Main
        Stuttgart|Baden-Württemberg|DE|Europe/Berlin|48.7758|9.1829|10|70173|
        Düsseldorf|North Rhine-Westphalia|DE|Europe/Berlin|51.2277|6.7735|9|40213|
        Leipzig|Saxony|DE|Europe/Berlin|51.3397|12.3731|10|04109|
        Dresden|Saxony|DE|Europe/Berlin|51.0504|13.7373|11|01067|
        Hanover|Lower Saxony|DE|Europe/Berlin|52.3759|9.7320|9|30159||Hannover
        Zurich|Zurich|CH|Europe/Zurich|47.3769|8.5417|8|8001||Zürich
        Geneva|Geneva|CH|Europe/Zurich|46.2044|6.1432|6|1204||Genève
        Bern|Bern|CH|Europe/Zurich|46.9480|7.4474|6|3011|
        Vienna|Vienna|AT|Europe/Vienna|48.2082|16.3738|13|1010||Wien
        Salzburg|Salzburg|AT|Europe/Vienna|47.8095|13.0550|6|5020|
        Rome|Lazio|IT|Europe/Rome|41.9028|12.4964|15|00186||Roma
        Milan|Lombardy|IT|Europe/Rome|45.4642|9.1900|11|20121||Milano
        Naples|Campania|IT|Europe/Rome|40.8518|14.2681|10|80133||Napoli
        Turin|Piedmont|IT|Europe/Rome|45.0703|7.6869|9|10121||Torino
        Florence|Tuscany|IT|Europe/Rome|43.7696|11.2558|7|50122||Firenze
        Venice|Veneto|IT|Europe/Rome|45.4408|12.3155|7|30124||Venezia
        Monaco||MC|Europe/Monaco|43.7384|7.4246|2|98000|
        Copenhagen||DK|Europe/Copenhagen|55.6761|12.5683|10|1050||København
        Oslo||NO|Europe/Oslo|59.9139|10.7522|11|0150|
        Bergen||NO|Europe/Oslo|60.3913|5.3221|9|5003|
        Stockholm||SE|Europe/Stockholm|59.3293|18.0686|12|111 29|
        Gothenburg||SE|Europe/Stockholm|57.7089|11.9746|11|411 06||Göteborg
        Helsinki||FI|Europe/Helsinki|60.1699|24.9384|11|00100|
        Tallinn||EE|Europe/Tallinn|59.4370|24.7536|9|10111|
        Riga||LV|Europe/Riga|56.9496|24.1052|11|LV-1050|
        Vilnius||LT|Europe/Vilnius|54.6872|25.2797|11|01100|
        Warsaw|Masovian|PL|Europe/Warsaw|52.2297|21.0122|13|00-001||Warszawa
        Kraków|Lesser Poland|PL|Europe/Warsaw|50.0647|19.9450|10|31-001||Cracow
        Prague||CZ|Europe/Prague|50.0755|14.4378|12|110 00||Praha
        Bratislava||SK|Europe/Bratislava|48.1486|17.1077|9|811 01|
        Budapest||HU|Europe/Budapest|47.4979|19.0402|13|1051|
        Ljubljana||SI|Europe/Ljubljana|46.0569|14.5058|8|1000|
        Zagreb||HR|Europe/Zagreb|45.8150|15.9819|10|10000|
        Belgrade||RS|Europe/Belgrade|44.7866|20.4489|12|11000||Beograd
        Sarajevo||BA|Europe/Sarajevo|43.8563|18.4131|8|71000|
        Sofia||BG|Europe/Sofia|42.6977|23.3219|11|1000|
        Bucharest||RO|Europe/Bucharest|44.4268|26.1025|12|030167||București
        Athens|Attica|GR|Europe/Athens|37.9838|23.7275|12|105 57|
        Kyiv||UA|Europe/Kiev|50.4501|30.5234|16|01001||Kiev
        Minsk||BY|Europe/Minsk|53.9006|27.5590|13|220030|
        Moscow||RU|Europe/Moscow|55.7558|37.6173|24|103132|
        Saint Petersburg||RU|Europe/Moscow|59.9311|30.3609|20|190000|
        Novosibirsk||RU|Asia/Novosibirsk|55.0084|82.9357|16|630099|
        Vladivostok||RU|Asia/Vladivostok|43.1155|131.8855|13|690091|
        Istanbul||TR|Europe/Istanbul|41.0082|28.9784|25|34122|
        Ankara||TR|Europe/Istanbul|39.9334|32.8597|16|06050|
        Tbilisi||GE|Asia/Tbilisi|41.7151|44.8271|11|
        Yerevan||AM|Asia/Yerevan|40.1792|44.4991|10|
        Baku||AZ|Asia/Baku|40.4093|49.8671|13|
        Jerusalem||IL|Asia/Jerusalem|31.7683|35.2137|9|
        Tel Aviv||IL|Asia/Jerusalem|32.0853|34.7818|9|
        Beirut||LB|Asia/Beirut|33.8938|35.5018|7|
        Amman||JO|Asia/Amman|31.9454|35.9284|12|
        Baghdad||IQ|Asia/Baghdad|33.3152|44.3661|16|
        Riyadh||SA|Asia/Riyadh|24.7136|46.6753|25|
        Doha||QA|Asia/Qatar|25.2854|51.5310|13|
        Dubai||AE|Asia/Dubai|25.2048|55.2708|25|
        Abu Dhabi||AE|Asia/Dubai|24.4539|54.3773|18|
        Muscat||OM|Asia/Muscat|23.5880|58.3829|16|
        Tehran||IR|Asia/Tehran|35.6892|51.3890|18|
        Tashkent||UZ|Asia/Tashkent|41.2995|69.2401|14|
        Almaty||KZ|Asia/Almaty|43.2220|76.8512|15|
        Kabul||AF|Asia/Kabul|34.5553|69.2075|13|
        Karachi||PK|Asia/Karachi|24.8607|67.0011|24|
        Lahore||PK|Asia/Karachi|31.5204|74.3587|18|
        New Delhi|DL|IN|Asia/Kolkata|28.6139|77.2090|20|110001||Delhi
        Mumbai|MH|IN|Asia/Kolkata|19.0760|72.8777|22|400001||Bombay
        Bengaluru|KA|IN|Asia/Kolkata|12.9716|77.5946|20|560001||Bangalore
        Chennai|TN|IN|Asia/Kolkata|13.0827|80.2707|17|600001||Madras
        Kolkata|WB|IN|Asia/Kolkata|22.5726|88.3639|17|700001||Calcutta
        Hyderabad|TS|IN|Asia/Kolkata|17.3850|78.4867|18|500001|
        Colombo||LK|Asia/Colombo|6.9271|79.8612|9|
        Dhaka||BD|Asia/Dhaka|23.8103|90.4125|15|
        Kathmandu||NP|Asia/Kathmandu|27.7172|85.3240|8|44600|
        Yangon||MM|Asia/Yangon|16.8409|96.1735|14|
        Bangkok||TH|Asia/Bangkok|13.7563|100.5018|20|10200|
        Hanoi||VN|Asia/Ho_Chi_Minh|21.0278|105.8342|15|
        Ho Chi Minh City||VN|Asia/Ho_Chi_Minh|10.8231|106.6297|18|||Saigon
        Phnom Penh||KH|Asia/Phnom_Penh|11.5564|104.9282|11|
        Kuala Lumpur||MY|Asia/Kuala_Lumpur|3.1390|101.6869|13|50000|
        Singapore||SG|Asia/Singapore|1.3521|103.8198|22|178957|
        Jakarta||ID|Asia/Jakarta|-6.2088|106.8456|20|10110|
        Manila||PH|Asia/Manila|14.5995|120.9842|12|1000|
        Beijing||CN|Asia/Shanghai|39.9042|116.4074|25|100000|
        Shanghai||CN|Asia/Shanghai|31.2304|121.4737|25|200000|
        Shenzhen|Guangdong|CN|Asia/Shanghai|22.5431|114.0579|18|518000|
        Guangzhou|Guangdong|CN|Asia/Shanghai|23.1291|113.2644|20|510000|
        Chengdu|Sichuan|CN|Asia/Shanghai|30.5728|104.0668|18|610000|
        Hong Kong||HK|Asia/Hong_Kong|22.3193|114.1694|16|
        Taipei||TW|Asia/Taipei|25.0330|121.5654|11|100|
        Seoul||KR|Asia/Seoul|37.5665|126.9780|17|04524|
        Busan||KR|Asia/Seoul|35.1796|129.0756|14|47545|
        Tokyo|Tokyo|JP|Asia/Tokyo|35.6762|139.6503|25|100-0001|
        Osaka|Osaka|JP|Asia/Tokyo|34.6937|135.5023|14|530-0001|
        Kyoto|Kyoto|JP|Asia/Tokyo|35.0116|135.7681|11|604-8571|
        Sapporo|Hokkaido|JP|Asia/Tokyo|43.0618|141.3545|14|060-0001|
        Ulaanbaatar||MN|Asia/Ulaanbaatar|47.8864|106.9057|13|
        Cairo||EG|Africa/Cairo|30.0444|31.2357|20|
        Alexandria||EG|Africa/Cairo|31.2001|29.9187|13|
        Tripoli||LY|Africa/Tripoli|32.8872|13.1913|12|
        Tunis||TN|Africa/Tunis|36.8065|10.1815|11|
        Algiers||DZ|Africa/Algiers|36.7538|3.0588|12|
        Casablanca||MA|Africa/Casablanca|33.5731|-7.5898|13|
        Dakar||SN|Africa/Dakar|14.7167|-17.4677|10|
        Accra||GH|Africa/Accra|5.6037|-0.1870|13|
        Lagos||NG|Africa/Lagos|6.5244|3.3792|20|
        Abuja||NG|Africa/Lagos|9.0765|7.3986|15|
        Kinshasa||CD|Africa/Kinshasa|-4.4419|15.2663|16|
        Addis Ababa||ET|Africa/Addis_Ababa|9.0300|38.7400|13|
        Nairobi||KE|Africa/Nairobi|-1.2921|36.8219|14|
        Kampala||UG|Africa/Kampala|0.3476|32.5825|11|
        Dar es Salaam||TZ|Africa/Dar_es_Salaam|-6.7924|39.2083|15|
        Luanda||AO|Africa/Luanda|-8.8390|13.2894|14|
        Harare||ZW|Africa/Harare|-17.8252|31.0335|13|
        Johannesburg|Gauteng|ZA|Africa/Johannesburg|-26.2041|28.0473|20|2001|
        Cape Town|Western Cape|ZA|Africa/Johannesburg|-33.9249|18.4241|17|8001|
        Antananarivo||MG|Indian/Antananarivo|-18.8792|47.5079|10|
        Sydney|NSW|AU|Australia/Sydney|-33.8688|151.2093|25|2000|
        Melbourne|VIC|AU|Australia/Melbourne|-37.8136|144.9631|24|3000|
        Brisbane|QLD|AU|Australia/Brisbane|-27.4698|153.0251|18|4000|
        Perth|WA|AU|Australia/Perth|-31.9505|115.8605|20|6000|
        Adelaide|SA|AU|Australia/Adelaide|-34.9285|138.6007|16|5000|
        Auckland||NZ|Pacific/Auckland|-36.8509|174.7645|16|1010|
        Wellington||NZ|Pacific/Auckland|-41.2866|174.7756|10|6011|
        Suva||FJ|Pacific/Fiji|-18.1248|178.4501|8|
        """
}
